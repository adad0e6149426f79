// SPDX-License-Identifier: MIT
// write: write to a file (POSIX write). Cancellation point.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_write(int fd, const void *buffer, size_t size)
{
    return tn_ret(tn_sys_cp(write, fd, buffer, size));
}

TN_PUBLIC(write);
