/* SPDX-License-Identifier: MIT */
/* The user area as ptrace(2) and core files show it. */
#ifndef _SYS_USER_H
#define _SYS_USER_H

#include <limits.h>
#include <stdint.h>
#include <unistd.h>

#include <bits/user.h>

#endif
