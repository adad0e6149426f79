// SPDX-License-Identifier: MIT
// tcsetattr: change a terminal's settings, at once, after output, or dropping input too (POSIX).
#include <sys/ioctl.h>
#include <termios.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_tcsetattr(int fd, int when, const struct termios *t)
{
    static_assert(TCSADRAIN == TCSANOW + 1 && TCSAFLUSH == TCSANOW + 2);
    if (when < TCSANOW || when > TCSAFLUSH) {
        errno = EINVAL;
        return -1;
    }
    return (int)tn_ret(tn_sys(ioctl, fd, TCSETS + when - TCSANOW, t));
}

TN_PUBLIC(tcsetattr);
