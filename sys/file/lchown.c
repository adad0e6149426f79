// SPDX-License-Identifier: MIT
// lchown: change owner and group of a link itself (POSIX lchown).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_lchown(const char *path, uid_t owner, gid_t group)
{
    return (int)tn_ret(tn_sys(fchownat, AT_FDCWD, path, owner, group, AT_SYMLINK_NOFOLLOW));
}

TN_PUBLIC(lchown);
