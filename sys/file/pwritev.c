// SPDX-License-Identifier: MIT
// pwritev: write at a position from several buffers (pwritev(2)). Cancellation point.
#include <sys/uio.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_pwritev(int fd, const struct iovec *iov, int count, off_t offset)
{
    return tn_ret(tn_sys_cp(pwritev, fd, iov, count, offset, 0));
}

TN_PUBLIC(pwritev);
