// SPDX-License-Identifier: MIT
// rmdir: remove an empty directory (POSIX rmdir).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_rmdir(const char *path)
{
    return (int)tn_ret(tn_sys(unlinkat, AT_FDCWD, path, AT_REMOVEDIR));
}

TN_PUBLIC(rmdir);
