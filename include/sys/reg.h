/* SPDX-License-Identifier: MIT */
/* Offsets of registers for ptrace(2), in words. */
#ifndef _SYS_REG_H
#define _SYS_REG_H

#include <bits/reg.h>
#include <limits.h>
#include <unistd.h>

#endif
