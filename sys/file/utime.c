// SPDX-License-Identifier: MIT
// utime: set access and modification times in seconds (utime, removed from POSIX.1-2024).
#include <fcntl.h>
#include <sys/stat.h>
#include <utime.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_utime(const char *path, const struct utimbuf *times)
{
    struct timespec ts[2];
    if (times)
        ts[0] = (struct timespec){.tv_sec = times->actime},
        ts[1] = (struct timespec){.tv_sec = times->modtime};
    return (int)tn_ret(tn_sys(utimensat, AT_FDCWD, path, times ? ts : 0, 0));
}

TN_PUBLIC(utime);
