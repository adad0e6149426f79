// SPDX-License-Identifier: MIT
// stat: status of a file (POSIX stat).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_stat(const char *restrict path, struct stat *restrict st)
{
    return (int)tn_ret(tn_fstatat_raw(AT_FDCWD, path, st, 0));
}

TN_PUBLIC(stat);
