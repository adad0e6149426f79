// SPDX-License-Identifier: MIT
// posix_fadvise: say how a file will be read (POSIX posix_fadvise). Returns the error number; errno
// is untouched.
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_posix_fadvise(int fd, off_t start, off_t length, int advice)
{
    return (int)-tn_sys(fadvise64, fd, start, length, advice);
}

TN_PUBLIC(posix_fadvise);
