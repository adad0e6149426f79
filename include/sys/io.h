/* SPDX-License-Identifier: MIT */
/* Port input and output (inb(2), ioperm(2)). */
#ifndef _SYS_IO_H
#define _SYS_IO_H

#include <bits/io.h>
#include <features.h>

__TN_BEGIN_DECLS
int iopl(int);
int ioperm(unsigned long, unsigned long, int);
__TN_END_DECLS

#endif
