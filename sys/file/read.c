// SPDX-License-Identifier: MIT
// read: read from a file (POSIX read). Cancellation point.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_read(int fd, void *buffer, size_t size)
{
    return tn_ret(tn_sys_cp(read, fd, buffer, size));
}

TN_PUBLIC(read);
