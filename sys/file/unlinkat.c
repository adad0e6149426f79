// SPDX-License-Identifier: MIT
// unlinkat: remove a name relative to a directory (POSIX unlinkat).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_unlinkat(int fd, const char *path, int flags)
{
    return (int)tn_ret(tn_sys(unlinkat, fd, path, flags));
}

TN_PUBLIC(unlinkat);
