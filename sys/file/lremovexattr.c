// SPDX-License-Identifier: MIT
// lremovexattr: extended attributes (lremovexattr(2)); the l form looks at a link itself, the f
// form at an open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_lremovexattr(const char *path, const char *name)
{
    return (int)tn_ret(tn_sys(lremovexattr, path, name));
}

TN_PUBLIC(lremovexattr);
