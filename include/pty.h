/* SPDX-License-Identifier: MIT */
/* Pseudoterminals (openpty(3)). */
#ifndef _PTY_H
#define _PTY_H

#include <sys/ioctl.h>
#include <termios.h>

__TN_BEGIN_DECLS
int openpty(int *, int *, char *, const struct termios *, const struct winsize *);
int forkpty(int *, char *, const struct termios *, const struct winsize *);
__TN_END_DECLS

#endif
