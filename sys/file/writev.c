// SPDX-License-Identifier: MIT
// writev: write from several buffers (POSIX writev). Cancellation point.
#include <sys/uio.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_writev(int fd, const struct iovec *iov, int count)
{
    return tn_ret(tn_sys_cp(writev, fd, iov, count));
}

TN_PUBLIC(writev);
