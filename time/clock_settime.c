// SPDX-License-Identifier: MIT
// clock_settime (POSIX.1-2024).
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

int tn_clock_settime(clockid_t clock, const struct timespec *t)
{
    return (int)tn_ret(tn_sys(clock_settime, clock, t));
}
TN_PUBLIC(clock_settime);
