// SPDX-License-Identifier: MIT
// futimens: set access and modification times of an open file (POSIX futimens).
// Any negative descriptor is EBADF: AT_FDCWD means something only to functions that take a path.
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_futimens(int fd, const struct timespec times[2])
{
    if (fd < 0) {
        errno = EBADF;
        return -1;
    }
    return (int)tn_ret(tn_sys(utimensat, fd, 0, times, 0));
}

TN_PUBLIC(futimens);
