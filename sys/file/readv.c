// SPDX-License-Identifier: MIT
// readv: read into several buffers (POSIX readv). Cancellation point.
#include <sys/uio.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_readv(int fd, const struct iovec *iov, int count)
{
    return tn_ret(tn_sys_cp(readv, fd, iov, count));
}

TN_PUBLIC(readv);
