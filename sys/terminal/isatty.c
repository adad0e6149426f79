// SPDX-License-Identifier: MIT
// isatty: is the descriptor a terminal (POSIX isatty)? 1, or 0 with ENOTTY; EBADF for a closed one.
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_isatty(int fd)
{
    struct winsize size;
    const long r = tn_sys(ioctl, fd, TIOCGWINSZ, &size);
    if (!r)
        return 1;
    // Other drivers answer the request with errors of their own; POSIX knows two.
    errno = r == -EBADF ? EBADF : ENOTTY;
    return 0;
}

TN_PUBLIC(isatty);
