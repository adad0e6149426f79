// SPDX-License-Identifier: MIT
// cfsetospeed, cfsetispeed, cfsetspeed: set the speed in a termios (POSIX); EINVAL for what is no B
// constant. An input speed of 0 means that of output.
#include <termios.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_cfsetospeed(struct termios *t, speed_t speed)
{
    if (speed & ~(speed_t)CBAUD) {
        errno = EINVAL;
        return -1;
    }
    t->c_cflag = (t->c_cflag & ~(tcflag_t)CBAUD) | speed;
    return 0;
}

int tn_cfsetispeed(struct termios *t, speed_t speed)
{
    return speed ? tn_cfsetospeed(t, speed) : 0;
}
TN_PUBLIC_AS(cfsetspeed, tn_cfsetospeed);

TN_PUBLIC(cfsetospeed);
TN_PUBLIC(cfsetispeed);
