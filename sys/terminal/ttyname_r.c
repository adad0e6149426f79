// SPDX-License-Identifier: MIT
// ttyname_r, ttyname: the path of a terminal (POSIX). The answer of /proc is checked against the
// descriptor: in another mount namespace the path may name something else, which is ENODEV.
// ttyname's buffer is static.
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"
#include "sys/terminal/terminal.h"

static int name_of(int fd, char *buffer, size_t size)
{
    if (!tn_isatty(fd))
        return errno;
    char link[32] = "/proc/self/fd/";
    char digits[12];
    int n = 0;
    for (unsigned v = (unsigned)fd; n == 0 || v; v /= 10)
        digits[n++] = (char)('0' + v % 10);
    char *p = link + 14;
    while (n)
        *p++ = digits[--n];
    *p = 0;

    const long length = tn_sys(readlinkat, AT_FDCWD, link, buffer, size);
    if (length < 0)
        return (int)-length;
    if ((size_t)length == size)
        return ERANGE;
    buffer[length] = 0;
    struct stat a, b;
    long r = tn_fstatat_raw(AT_FDCWD, buffer, &a, 0);
    if (!r)
        r = tn_sys(fstat, fd, &b);
    if (r)
        return (int)-r;
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino ? 0 : ENODEV;
}

int tn_ttyname_r(int fd, char *buffer, size_t size) { return name_of(fd, buffer, size); }

char *tn_ttyname(int fd)
{
    static char buffer[TTY_NAME_MAX];
    const int error = name_of(fd, buffer, sizeof buffer);
    if (!error)
        return buffer;
    errno = error;
    return nullptr;
}

TN_PUBLIC(ttyname_r);
TN_PUBLIC(ttyname);
