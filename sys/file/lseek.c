// SPDX-License-Identifier: MIT
// lseek: set the position of an open file (POSIX lseek).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

off_t tn_lseek(int fd, off_t offset, int whence)
{
    return (off_t)tn_ret(tn_sys(lseek, fd, offset, whence));
}

TN_PUBLIC(lseek);
