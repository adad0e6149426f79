// SPDX-License-Identifier: MIT
// futimens: set access and modification times of an open file (POSIX futimens).
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_futimens(int fd, const struct timespec times[2])
{
    return (int)tn_ret(tn_sys(utimensat, fd, 0, times, 0));
}

TN_PUBLIC(futimens);
