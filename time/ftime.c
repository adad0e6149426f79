// SPDX-License-Identifier: MIT
// ftime (4.2BSD): the time of day in milliseconds. The zone fields are 0, as in every library of
// today.
#include "base/port/clock.h"
#include "time/time.h"

int tn_ftime(struct timeb *out)
{
    struct timespec t;
    tn_clock_read(CLOCK_REALTIME, &t);
    *out = (struct timeb){.time = t.tv_sec, .millitm = (unsigned short)(t.tv_nsec / 1000000)};
    return 0;
}
TN_PUBLIC(ftime);
