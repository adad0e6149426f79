// SPDX-License-Identifier: MIT
// fstatat: status of a file relative to a directory (POSIX fstatat).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fstatat(int fd, const char *restrict path, struct stat *restrict st, int flags)
{
    return (int)tn_ret(tn_fstatat_raw(fd, path, st, flags));
}

TN_PUBLIC(fstatat);
