// SPDX-License-Identifier: MIT
// Gives the terminal side of a pseudo-terminal to its user (POSIX.1-2024 grantpt): the kernel did
// when it made it. EBADF, and EINVAL (ENOTTY from the kernel) if the descriptor is no controlling
// side.
#include <stdlib.h>
#include <sys/ioctl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

TN_NAME(grantpt);
int tn_grantpt(int fd)
{
    unsigned number;
    long r = tn_sys(ioctl, fd, TIOCGPTN, &number);
    return (int)tn_ret(r == -ENOTTY ? -EINVAL : r);
}
TN_PUBLIC(grantpt);
