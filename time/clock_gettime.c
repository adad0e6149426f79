// SPDX-License-Identifier: MIT
// clock_gettime (POSIX.1-2024): EINVAL for a clock that does not exist.
#include <tenon/time.h>

#include "base/errno.h"
#include "base/port/clock.h"

int tn_clock_gettime(clockid_t clock, struct timespec *now)
{
    return (int)tn_ret(tn_clock_read(clock, now));
}
TN_PUBLIC(clock_gettime);
