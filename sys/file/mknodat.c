// SPDX-License-Identifier: MIT
// mknodat: make a device node, pipe or file relative to a directory (POSIX mknodat).
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mknodat(int fd, const char *path, mode_t mode, dev_t device)
{
    return (int)tn_ret(tn_sys(mknodat, fd, path, mode, device));
}

TN_PUBLIC(mknodat);
