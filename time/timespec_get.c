// SPDX-License-Identifier: MIT
// timespec_get (C23 7.29.2.6): the base, or 0 for a base that does not exist.
#include <tenon/time.h>

#include "base/port/clock.h"

int tn_timespec_get(struct timespec *now, int base)
{
    return base == TIME_UTC && !tn_clock_read(CLOCK_REALTIME, now) ? base : 0;
}
TN_PUBLIC(timespec_get);
