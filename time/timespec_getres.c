// SPDX-License-Identifier: MIT
// timespec_getres (C23 7.29.2.7): the resolution of the clock that timespec_get reads.
#include <tenon/time.h>

#include "base/syscall.h"
#include "base/tn.h"

int tn_timespec_getres(struct timespec *resolution, int base)
{
    if (base != TIME_UTC)
        return 0;
    struct timespec unused;
    return tn_sys(clock_getres, CLOCK_REALTIME, resolution ? resolution : &unused) ? 0 : base;
}
TN_PUBLIC(timespec_getres);
