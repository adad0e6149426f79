// SPDX-License-Identifier: MIT
// The pathname of the terminal side of a pseudo-terminal (POSIX.1-2024 ptsname, ptsname_r).
// ptsname_r returns an error number and sets errno too; ERANGE if the buffer is too small.
#include <stdlib.h>
#include <sys/ioctl.h>
#include <tenon/mem.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

static const char folder[] = "/dev/pts/";
constexpr size_t LONGEST = sizeof folder + 10;

TN_NAME(ptsname_r);
int tn_ptsname_r(int fd, char *name, size_t size)
{
    unsigned number;
    long r = tn_sys(ioctl, fd, TIOCGPTN, &number);
    char digits[10];
    size_t n = 0;
    if (!r) {
        do
            digits[sizeof digits - ++n] = (char)('0' + number % 10);
        while (number /= 10);
        if (sizeof folder + n > size)
            r = -ERANGE;
    }
    if (r) {
        errno = (int)-r;
        return errno;
    }
    tn_memcpy(name, folder, sizeof folder - 1);
    tn_memcpy(name + sizeof folder - 1, digits + sizeof digits - n, n);
    name[sizeof folder - 1 + n] = 0;
    return 0;
}
TN_PUBLIC(ptsname_r);

TN_NAME(ptsname);
char *tn_ptsname(int fd)
{
    static char name[LONGEST];
    return tn_ptsname_r(fd, name, sizeof name) ? nullptr : name;
}
TN_PUBLIC(ptsname);
