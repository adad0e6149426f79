// SPDX-License-Identifier: MIT
// pread: read at a position (POSIX pread). Cancellation point.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_pread(int fd, void *buffer, size_t size, off_t offset)
{
    return tn_ret(tn_sys_cp(pread64, fd, buffer, size, offset));
}

TN_PUBLIC(pread);
