// SPDX-License-Identifier: MIT
// utimensat: set access and modification times (POSIX utimensat).
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_utimensat(int fd, const char *path, const struct timespec times[2], int flags)
{
    return (int)tn_ret(tn_sys(utimensat, fd, path, times, flags));
}

TN_PUBLIC(utimensat);
