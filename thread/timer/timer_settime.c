// SPDX-License-Identifier: MIT
// timer_settime (POSIX.1-2024).
#include "base/errno.h"
#include "base/syscall.h"
#include "thread/timer/timer.h"

int tn_timer_settime(timer_t t, int flags, const struct itimerspec *restrict next,
                     struct itimerspec *restrict old)
{
    return (int)tn_ret(tn_sys(timer_settime, tn_timer_id(t), flags, next, old));
}
TN_PUBLIC(timer_settime);
