/* SPDX-License-Identifier: MIT */
/* Another name of <stropts.h>. */
#ifndef _SYS_STROPTS_H
#define _SYS_STROPTS_H

#include <stropts.h>

#endif
