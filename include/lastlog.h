/* SPDX-License-Identifier: MIT */
/* Another name of <utmp.h>. */
#ifndef _LASTLOG_H
#define _LASTLOG_H

#include <utmp.h>

#endif
