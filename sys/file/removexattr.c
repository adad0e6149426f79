// SPDX-License-Identifier: MIT
// removexattr: extended attributes (removexattr(2)); the l form looks at a link itself, the f form
// at an open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_removexattr(const char *path, const char *name)
{
    return (int)tn_ret(tn_sys(removexattr, path, name));
}

TN_PUBLIC(removexattr);
