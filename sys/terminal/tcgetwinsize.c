// SPDX-License-Identifier: MIT
// tcgetwinsize, tcsetwinsize: a terminal's size in characters (POSIX.1-2024).
#include <sys/ioctl.h>
#include <termios.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_tcgetwinsize(int fd, struct winsize *size)
{
    return (int)tn_ret(tn_sys(ioctl, fd, TIOCGWINSZ, size));
}
int tn_tcsetwinsize(int fd, const struct winsize *size)
{
    return (int)tn_ret(tn_sys(ioctl, fd, TIOCSWINSZ, size));
}

TN_PUBLIC(tcgetwinsize);
TN_PUBLIC(tcsetwinsize);
