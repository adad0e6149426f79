// SPDX-License-Identifier: MIT
// lgetxattr: extended attributes (lgetxattr(2)); the l form looks at a link itself, the f form at
// an open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_lgetxattr(const char *path, const char *name, void *value, size_t size)
{
    return tn_ret(tn_sys(lgetxattr, path, name, value, size));
}

TN_PUBLIC(lgetxattr);
