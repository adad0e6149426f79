// SPDX-License-Identifier: MIT
// A file is unlinked, a directory removed (POSIX). Linux says EISDIR for the former on a directory.
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "stdio/stdio.h"

int tn_remove(const char *path)
{
    long r = tn_sys(unlinkat, AT_FDCWD, path, 0);
    if (r == -EISDIR)
        r = tn_sys(unlinkat, AT_FDCWD, path, AT_REMOVEDIR);
    return (int)tn_ret(r);
}
TN_PUBLIC(remove);
