// SPDX-License-Identifier: MIT
// chmod: change permission bits (POSIX chmod).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_chmod(const char *path, mode_t mode)
{
    return (int)tn_ret(tn_sys(fchmodat, AT_FDCWD, path, mode));
}

TN_PUBLIC(chmod);
