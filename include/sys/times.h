/* SPDX-License-Identifier: MIT */
/* Process times (POSIX.1-2024 <sys/times.h>). */
#ifndef _SYS_TIMES_H
#define _SYS_TIMES_H

#include <features.h>
#define __TN_NEED_clock_t
#include <bits/types.h>

__TN_BEGIN_DECLS

struct tms {
    clock_t tms_utime;
    clock_t tms_stime;
    clock_t tms_cutime;
    clock_t tms_cstime;
};

clock_t times(struct tms *);

__TN_END_DECLS

#endif
