// SPDX-License-Identifier: MIT
// statx: extended status (statx(2)).
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_statx(int fd, const char *restrict path, int flags, unsigned mask,
             struct statx *restrict out)
{
    return (int)tn_ret(tn_sys(statx, fd, path, flags, mask, out));
}

TN_PUBLIC(statx);
