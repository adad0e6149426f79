// SPDX-License-Identifier: MIT
// posix_fallocate: reserve space (POSIX posix_fallocate). Returns the error number; errno is
// untouched.
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_posix_fallocate(int fd, off_t start, off_t length)
{
    return (int)-tn_sys(fallocate, fd, 0, start, length);
}

TN_PUBLIC(posix_fallocate);
