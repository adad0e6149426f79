// SPDX-License-Identifier: MIT
// fchownat: change owner and group relative to a directory (POSIX fchownat).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fchownat(int fd, const char *path, uid_t owner, gid_t group, int flags)
{
    return (int)tn_ret(tn_sys(fchownat, fd, path, owner, group, flags));
}

TN_PUBLIC(fchownat);
