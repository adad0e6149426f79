// SPDX-License-Identifier: MIT
// mkfifoat: make a named pipe relative to a directory (POSIX mkfifoat).
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mkfifoat(int fd, const char *path, mode_t mode)
{
    return (int)tn_ret(tn_sys(mknodat, fd, path, mode | S_IFIFO, 0));
}

TN_PUBLIC(mkfifoat);
