// SPDX-License-Identifier: MIT
// gettimeofday (4.3BSD; POSIX.1-2008). The zone argument has no meaning and is not written.
#include "base/port/clock.h"
#include "base/vdso.h"
#include "time/time.h"

int tn_gettimeofday(struct timeval *restrict now, void *restrict)
{
    static tn_vdso_function cached;
    int (*const read)(struct timeval *, void *) = tn_vdso_get(&cached, "gettimeofday");
    if (!now)
        return 0;
    if (tn_likely(read))
        return read(now, nullptr);
    struct timespec t;
    tn_clock_read(CLOCK_REALTIME, &t);
    now->tv_sec = t.tv_sec;
    now->tv_usec = t.tv_nsec / 1000;
    return 0;
}
TN_PUBLIC(gettimeofday);
