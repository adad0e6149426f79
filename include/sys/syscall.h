/* SPDX-License-Identifier: MIT */
/* System call numbers (syscall(2)). */
#ifndef _SYS_SYSCALL_H
#define _SYS_SYSCALL_H

#include <bits/syscall.h>

#endif
