// SPDX-License-Identifier: MIT
// symlink: make a symbolic link (POSIX symlink).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_symlink(const char *target, const char *path)
{
    return (int)tn_ret(tn_sys(symlinkat, target, AT_FDCWD, path));
}

TN_PUBLIC(symlink);
