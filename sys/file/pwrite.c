// SPDX-License-Identifier: MIT
// pwrite: write at a position (POSIX pwrite). Cancellation point.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_pwrite(int fd, const void *buffer, size_t size, off_t offset)
{
    return tn_ret(tn_sys_cp(pwrite64, fd, buffer, size, offset));
}

TN_PUBLIC(pwrite);
