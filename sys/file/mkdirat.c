// SPDX-License-Identifier: MIT
// mkdirat: make a directory relative to another (POSIX mkdirat).
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mkdirat(int fd, const char *path, mode_t mode)
{
    return (int)tn_ret(tn_sys(mkdirat, fd, path, mode));
}

TN_PUBLIC(mkdirat);
