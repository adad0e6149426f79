// SPDX-License-Identifier: MIT
// mknod: make a device node, pipe or file (POSIX mknod).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mknod(const char *path, mode_t mode, dev_t device)
{
    return (int)tn_ret(tn_sys(mknodat, AT_FDCWD, path, mode, device));
}

TN_PUBLIC(mknod);
