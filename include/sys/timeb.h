/* SPDX-License-Identifier: MIT */
/* Date and time with milliseconds (ftime(3), removed from POSIX in 2008). */
#ifndef _SYS_TIMEB_H
#define _SYS_TIMEB_H

#include <features.h>
#define __TN_NEED_time_t
#include <bits/types.h>

__TN_BEGIN_DECLS

struct timeb {
    time_t time;
    unsigned short millitm;
    short timezone;
    short dstflag;
};

int ftime(struct timeb *);

__TN_END_DECLS

#endif
