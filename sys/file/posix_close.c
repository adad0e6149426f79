// SPDX-License-Identifier: MIT
// posix_close: close with the interruption said (POSIX.1-2024 posix_close); here nothing is left
// open, so no flag matters.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_posix_close(int fd, int flags)
{
    if (flags & ~POSIX_CLOSE_RESTART) {
        errno = EINVAL;
        return -1;
    }
    return tn_close(fd);
}

TN_PUBLIC(posix_close);
