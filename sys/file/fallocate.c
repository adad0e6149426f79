// SPDX-License-Identifier: MIT
// fallocate: reserve, punch or collapse space of a file (fallocate(2)). Cancellation point.
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fallocate(int fd, int mode, off_t start, off_t length)
{
    return (int)tn_ret(tn_sys_cp(fallocate, fd, mode, start, length));
}

TN_PUBLIC(fallocate);
