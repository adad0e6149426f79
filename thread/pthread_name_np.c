// SPDX-License-Identifier: MIT
// Names of threads (pthread_setname_np(3)), at most 15 bytes: the kernel's "comm".
#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>

#include <tenon/string.h>

#include "thread/internal/thread.h"

constexpr size_t COMM = 16; // with the null byte

static long open_comm(pthread_t t, int mode)
{
    char path[sizeof "/proc/self/task//comm" + 3 * sizeof(int)] = "/proc/self/task/",
                                                   digits[3 * sizeof(int)];
    char *to = path + sizeof "/proc/self/task/" - 1;
    int n = 0;
    for (unsigned tid = (unsigned)t->tid; tid || !n; tid /= 10)
        digits[n++] = (char)('0' + tid % 10);
    while (n)
        *to++ = digits[--n];
    tn_strcpy(to, "/comm");
    return tn_sys(openat, AT_FDCWD, path, mode | O_CLOEXEC);
}

int tn_pthread_setname_np(pthread_t t, const char *name)
{
    const size_t n = tn_strnlen(name, COMM);
    if (n >= COMM)
        return ERANGE;
    if (t == tn_thread())
        return (int)-tn_sys(prctl, PR_SET_NAME, name, 0, 0, 0);
    const long fd = open_comm(t, O_WRONLY);
    if (fd < 0)
        return (int)-fd;
    const long r = tn_sys(write, fd, name, n);
    tn_sys(close, fd);
    return r < 0 ? (int)-r : 0;
}
TN_PUBLIC(pthread_setname_np);

int tn_pthread_getname_np(pthread_t t, char *name, size_t size)
{
    if (size < COMM)
        return ERANGE;
    if (t == tn_thread())
        return (int)-tn_sys(prctl, PR_GET_NAME, name, 0, 0, 0);
    const long fd = open_comm(t, O_RDONLY);
    if (fd < 0)
        return (int)-fd;
    const long r = tn_sys(read, fd, name, COMM);
    tn_sys(close, fd);
    if (r <= 0)
        return r ? (int)-r : EIO;
    name[r - 1] = 0; // the kernel ends it with a newline
    return 0;
}
TN_PUBLIC(pthread_getname_np);
