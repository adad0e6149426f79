// SPDX-License-Identifier: MIT
// clock (C23 7.29.2.1): microseconds of processor time used by the process, -1 if that is unknown.
#include <tenon/time.h>

#include "base/port/clock.h"

clock_t tn_clock(void)
{
    struct timespec used;
    if (tn_clock_read(CLOCK_PROCESS_CPUTIME_ID, &used))
        return -1;
    return used.tv_sec * CLOCKS_PER_SEC + used.tv_nsec / (1000000000 / CLOCKS_PER_SEC);
}
TN_PUBLIC(clock);
