// SPDX-License-Identifier: MIT
// clock_nanosleep (POSIX.1-2024): the error is the result; errno is untouched. A cancellation
// point.
#include <errno.h>

#include "base/syscall.h"
#include "time/time.h"

int tn_clock_nanosleep(clockid_t clock, int flags, const struct timespec *t, struct timespec *left)
{
    if (clock ==
        CLOCK_THREAD_CPUTIME_ID) // it stands still while the thread sleeps; the kernel says ENOTSUP
        return EINVAL;
    return (int)-tn_sys_cp(clock_nanosleep, clock, flags, t, left);
}
TN_PUBLIC(clock_nanosleep);
