// SPDX-License-Identifier: MIT
// timer_create (POSIX.1-2024): EINVAL for a clock or notification that does not exist, EAGAIN for a
// lack of resources.
#include "base/errno.h"
#include "base/syscall.h"
#include "thread/timer/timer.h"

int tn_timer_create(clockid_t clock, struct sigevent *restrict event, timer_t *restrict out)
{
    if (event && event->sigev_notify == SIGEV_THREAD) {
        const int error = tn_timer_start(clock, event, out);
        return error ? (int)tn_ret(-error) : 0;
    }
    int id;
    const long r = tn_sys(timer_create, clock, event, &id);
    if (!r)
        *out = tn_timer_of_id(id);
    return (int)tn_ret(r);
}
TN_PUBLIC(timer_create);
