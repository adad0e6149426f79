// SPDX-License-Identifier: MIT
// lstat: status of a file, of a link itself (POSIX lstat).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_lstat(const char *restrict path, struct stat *restrict st)
{
    return (int)tn_ret(tn_fstatat_raw(AT_FDCWD, path, st, AT_SYMLINK_NOFOLLOW));
}

TN_PUBLIC(lstat);
