// SPDX-License-Identifier: MIT
// lchmod: change permission bits of a link itself; EOPNOTSUPP on Linux, where links have none.
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_lchmod(const char *path, mode_t mode)
{
    return tn_fchmodat(AT_FDCWD, path, mode, AT_SYMLINK_NOFOLLOW);
}

TN_PUBLIC(lchmod);
