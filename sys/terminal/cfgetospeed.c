// SPDX-License-Identifier: MIT
// cfgetospeed, cfgetispeed: the speed in a termios (POSIX). Linux has one speed for both
// directions.
#include <termios.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

speed_t tn_cfgetospeed(const struct termios *t) { return t->c_cflag & CBAUD; }
speed_t tn_cfgetispeed(const struct termios *t) { return tn_cfgetospeed(t); }

TN_PUBLIC(cfgetospeed);
TN_PUBLIC(cfgetispeed);
