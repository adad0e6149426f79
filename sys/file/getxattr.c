// SPDX-License-Identifier: MIT
// getxattr: extended attributes (getxattr(2)); the l form looks at a link itself, the f form at an
// open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_getxattr(const char *path, const char *name, void *value, size_t size)
{
    return tn_ret(tn_sys(getxattr, path, name, value, size));
}

TN_PUBLIC(getxattr);
