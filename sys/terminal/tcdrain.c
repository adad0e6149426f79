// SPDX-License-Identifier: MIT
// tcdrain: wait until output is sent (POSIX). Cancellation point.
#include <sys/ioctl.h>
#include <termios.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_tcdrain(int fd) { return (int)tn_ret(tn_sys_cp(ioctl, fd, TCSBRK, 1)); }

TN_PUBLIC(tcdrain);
