// SPDX-License-Identifier: MIT
// adjtime(3): makes the clock run faster or slower until it has gained `delta`; *old is what was
// left of the last call. EINVAL beyond the 2145 seconds that the interface has always had.
#include "base/errno.h"
#include "time/calendar.h"
#include "time/time.h"

int tn_adjtime(const struct timeval *delta, struct timeval *old)
{
    constexpr long million = 1000000, limit = 2145;
    struct timex t = {.modes = ADJ_OFFSET_SS_READ};
    if (delta) {
        long seconds;
        if (tn_add_overflow(delta->tv_sec, tn_floor_div(delta->tv_usec, million), &seconds) ||
            seconds > limit || seconds < -limit) {
            errno = EINVAL;
            return -1;
        }
        t.offset =
            seconds * million + (delta->tv_usec - tn_floor_div(delta->tv_usec, million) * million);
        t.modes = ADJ_OFFSET_SINGLESHOT;
    }
    if (tn_adjtimex(&t) < 0)
        return -1;
    if (old)
        *old = (struct timeval){.tv_sec = t.offset / million, .tv_usec = t.offset % million};
    return 0;
}
TN_PUBLIC(adjtime);
