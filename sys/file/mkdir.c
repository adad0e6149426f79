// SPDX-License-Identifier: MIT
// mkdir: make a directory (POSIX mkdir).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mkdir(const char *path, mode_t mode)
{
    return (int)tn_ret(tn_sys(mkdirat, AT_FDCWD, path, mode));
}

TN_PUBLIC(mkdir);
