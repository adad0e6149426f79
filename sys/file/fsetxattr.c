// SPDX-License-Identifier: MIT
// fsetxattr: extended attributes (fsetxattr(2)); the l form looks at a link itself, the f form at
// an open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fsetxattr(int fd, const char *name, const void *value, size_t size, int flags)
{
    return (int)tn_ret(tn_sys(fsetxattr, fd, name, value, size, flags));
}

TN_PUBLIC(fsetxattr);
