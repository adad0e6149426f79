// SPDX-License-Identifier: MIT
// preadv2: preadv with RWF flags; offset -1 is the current position (preadv2(2)). Cancellation
// point.
#include <sys/uio.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_preadv2(int fd, const struct iovec *iov, int count, off_t offset, int flags)
{
    return tn_ret(tn_sys_cp(preadv2, fd, iov, count, offset, 0, flags));
}

TN_PUBLIC(preadv2);
