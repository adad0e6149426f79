// SPDX-License-Identifier: MIT
// listxattr: extended attributes (listxattr(2)); the l form looks at a link itself, the f form at
// an open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_listxattr(const char *path, char *list, size_t size)
{
    return tn_ret(tn_sys(listxattr, path, list, size));
}

TN_PUBLIC(listxattr);
