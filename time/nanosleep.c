// SPDX-License-Identifier: MIT
// nanosleep (POSIX.1-2024). A relative sleep is the same on every clock that runs, also when the
// time of day is set meanwhile. A cancellation point.
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

int tn_nanosleep(const struct timespec *t, struct timespec *left)
{
    return (int)tn_ret(tn_sys_cp(nanosleep, t, left));
}
TN_PUBLIC(nanosleep);
