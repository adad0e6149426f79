// SPDX-License-Identifier: MIT
// time (C23 7.29.2.5). The vDSO's own time function reads the second that the timer tick has stored
// and no counter, which is ten times faster than clock_gettime; CLOCK_REALTIME_COARSE is the same
// second where the kernel has no such function.
#include <tenon/time.h>

#include "base/port/clock.h"
#include "base/vdso.h"

time_t tn_time(time_t *out)
{
    static tn_vdso_function cached;
    time_t (*const read)(time_t *) = tn_vdso_get(&cached, "time");
    if (tn_likely(read))
        return read(out);
    struct timespec now;
    if (tn_clock_read(CLOCK_REALTIME_COARSE, &now))
        return -1; // a sandbox; nothing else can fail
    if (out)
        *out = now.tv_sec;
    return now.tv_sec;
}
TN_PUBLIC(time);
