/* SPDX-License-Identifier: MIT */
/* Another name of <signal.h>. */
#ifndef _SYS_SIGNAL_H
#define _SYS_SIGNAL_H

#include <signal.h>

#endif
