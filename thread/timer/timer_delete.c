// SPDX-License-Identifier: MIT
// timer_delete (POSIX.1-2024). After it no thread is started for the timer; one that runs is not
// waited for.
#include "base/errno.h"
#include "base/syscall.h"
#include "thread/timer/timer.h"

int tn_timer_delete(timer_t t)
{
    struct tn_timer *const own = tn_timer_own(t);
    if (!own)
        return (int)tn_ret(tn_sys(timer_delete, tn_timer_id(t)));
    tn_timer_end(own);
    return 0;
}
TN_PUBLIC(timer_delete);
