// SPDX-License-Identifier: MIT
// vmsplice: move memory into a pipe (vmsplice(2)).
#include <fcntl.h>
#include <sys/uio.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_vmsplice(int fd, const struct iovec *iov, size_t count, unsigned flags)
{
    return tn_ret(tn_sys(vmsplice, fd, iov, count, flags));
}

TN_PUBLIC(vmsplice);
