/* SPDX-License-Identifier: MIT */
/* Another name of <poll.h>. */
#ifndef _SYS_POLL_H
#define _SYS_POLL_H

#include <poll.h>

#endif
