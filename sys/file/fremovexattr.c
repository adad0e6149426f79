// SPDX-License-Identifier: MIT
// fremovexattr: extended attributes (fremovexattr(2)); the l form looks at a link itself, the f
// form at an open file.
#include <sys/xattr.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fremovexattr(int fd, const char *name)
{
    return (int)tn_ret(tn_sys(fremovexattr, fd, name));
}

TN_PUBLIC(fremovexattr);
