// SPDX-License-Identifier: MIT
// tcflow, tcflush, tcsendbreak: hold, drop, break (POSIX). A break's duration is Linux's quarter of
// a second, whatever is asked.
#include <sys/ioctl.h>
#include <termios.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_tcflow(int fd, int action) { return (int)tn_ret(tn_sys(ioctl, fd, TCXONC, action)); }
int tn_tcflush(int fd, int queue) { return (int)tn_ret(tn_sys(ioctl, fd, TCFLSH, queue)); }
int tn_tcsendbreak(int fd, int duration) { return (int)tn_ret(tn_sys(ioctl, fd, TCSBRK, 0)); }

TN_PUBLIC(tcflow);
TN_PUBLIC(tcflush);
TN_PUBLIC(tcsendbreak);
