// SPDX-License-Identifier: MIT
// clock_adjtime(2).
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

int tn_clock_adjtime(clockid_t clock, struct timex *t)
{
    return (int)tn_ret(tn_sys(clock_adjtime, clock, t));
}
TN_PUBLIC(clock_adjtime);
