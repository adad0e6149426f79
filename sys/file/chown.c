// SPDX-License-Identifier: MIT
// chown: change owner and group, following links (POSIX chown).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_chown(const char *path, uid_t owner, gid_t group)
{
    return (int)tn_ret(tn_sys(fchownat, AT_FDCWD, path, owner, group, 0));
}

TN_PUBLIC(chown);
