// SPDX-License-Identifier: MIT
// timer_gettime (POSIX.1-2024).
#include "base/errno.h"
#include "base/syscall.h"
#include "thread/timer/timer.h"

int tn_timer_gettime(timer_t t, struct itimerspec *now)
{
    return (int)tn_ret(tn_sys(timer_gettime, tn_timer_id(t), now));
}
TN_PUBLIC(timer_gettime);
