// SPDX-License-Identifier: MIT
// Allows the terminal side of a pseudo-terminal to be opened (POSIX.1-2024 unlockpt).
#include <stdlib.h>
#include <sys/ioctl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

TN_NAME(unlockpt);
int tn_unlockpt(int fd)
{
    int locked = 0;
    long r = tn_sys(ioctl, fd, TIOCSPTLCK, &locked);
    return (int)tn_ret(r == -ENOTTY ? -EINVAL : r);
}
TN_PUBLIC(unlockpt);
