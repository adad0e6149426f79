// SPDX-License-Identifier: MIT
// statfs: facts about a file system (statfs(2)).
#include <sys/statfs.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_statfs(const char *path, struct statfs *out)
{
    return (int)tn_ret(tn_sys(statfs, path, out));
}

TN_PUBLIC(statfs);
