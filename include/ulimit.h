/* SPDX-License-Identifier: MIT */
/* Limits of the process (ulimit(3)). */
#ifndef _ULIMIT_H
#define _ULIMIT_H

#include <features.h>

__TN_BEGIN_DECLS

#define UL_GETFSIZE 1
#define UL_SETFSIZE 2

long ulimit(int, ...);

__TN_END_DECLS

#endif
