// SPDX-License-Identifier: MIT
// settimeofday (4.3BSD): sets the time of day, to the microsecond. The zone argument is ignored.
#include "base/errno.h"
#include "time/time.h"

int tn_settimeofday(const struct timeval *t, const struct timezone *)
{
    if (!t)
        return 0;
    if (t->tv_usec < 0 || t->tv_usec >= 1000000) {
        errno = EINVAL;
        return -1;
    }
    return tn_clock_settime(CLOCK_REALTIME,
                            &(struct timespec){.tv_sec = t->tv_sec, .tv_nsec = t->tv_usec * 1000});
}
TN_PUBLIC(settimeofday);
