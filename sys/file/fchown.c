// SPDX-License-Identifier: MIT
// fchown: change owner and group of an open file (POSIX fchown).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fchown(int fd, uid_t owner, gid_t group)
{
    return (int)tn_ret(tn_sys(fchown, fd, owner, group));
}

TN_PUBLIC(fchown);
