// SPDX-License-Identifier: MIT
// preadv: read at a position into several buffers (preadv(2)). Cancellation point.
// The kernel takes the offset in two halves; on 64-bit machines the low one is all of it.
#include <sys/uio.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_preadv(int fd, const struct iovec *iov, int count, off_t offset)
{
    return tn_ret(tn_sys_cp(preadv, fd, iov, count, offset, 0));
}

TN_PUBLIC(preadv);
