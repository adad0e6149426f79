// SPDX-License-Identifier: MIT
// tcgetattr: read a terminal's settings (POSIX). The kernel writes the first 36 bytes of the
// structure, in our order.
#include <sys/ioctl.h>
#include <termios.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_tcgetattr(int fd, struct termios *t) { return (int)tn_ret(tn_sys(ioctl, fd, TCGETS, t)); }

TN_PUBLIC(tcgetattr);
