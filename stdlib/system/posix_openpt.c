// SPDX-License-Identifier: MIT
// Opens a new pseudo-terminal (POSIX.1-2024 posix_openpt): the descriptor of the controlling side.
#include <fcntl.h>
#include <stdlib.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

TN_NAME(posix_openpt);
int tn_posix_openpt(int flags)
{
    long fd = tn_sys(openat, AT_FDCWD, "/dev/ptmx", flags | O_LARGEFILE, 0);
    // What the kernel says when all are in use.
    return (int)tn_ret(fd == -ENOSPC ? -EAGAIN : fd);
}
TN_PUBLIC(posix_openpt);
