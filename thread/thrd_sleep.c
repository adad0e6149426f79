// SPDX-License-Identifier: MIT
#include <errno.h>
#include <time.h>

#include "base/syscall.h"
#include "thread/thread.h"

// C23 7.28.5.7: 0 after the time, -1 interrupted by a signal, another negative value on failure.
int tn_thrd_sleep(const struct timespec *duration, struct timespec *remaining)
{
    const long r = tn_sys_cp(clock_nanosleep, CLOCK_REALTIME, 0, duration, remaining);
    return r == 0 ? 0 : r == -EINTR ? -1 : -2;
}
TN_PUBLIC(thrd_sleep);
