// SPDX-License-Identifier: MIT
// stime (SVID): sets the time of day.
#include "time/time.h"

int tn_stime(const time_t *t)
{
    return tn_clock_settime(CLOCK_REALTIME, &(struct timespec){.tv_sec = *t});
}
TN_PUBLIC(stime);
