// SPDX-License-Identifier: MIT
// llistxattr: extended attributes (llistxattr(2)); the l form looks at a link itself, the f form at
// an open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_llistxattr(const char *path, char *list, size_t size)
{
    return tn_ret(tn_sys(llistxattr, path, list, size));
}

TN_PUBLIC(llistxattr);
