// SPDX-License-Identifier: MIT
// isastream: STREAMS do not exist here: 0 for an open descriptor, else EBADF (XSI, removed from
// POSIX.1-2024).
#include <fcntl.h>
#include <stropts.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_isastream(int fd)
{
    const long r = tn_sys(fcntl, fd, F_GETFD);
    return r < 0 ? (int)tn_ret(r) : 0;
}

TN_PUBLIC(isastream);
