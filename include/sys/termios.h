/* SPDX-License-Identifier: MIT */
/* Another name of <termios.h>. */
#ifndef _SYS_TERMIOS_H
#define _SYS_TERMIOS_H

#include <termios.h>

#endif
