// SPDX-License-Identifier: MIT
#include <limits.h>

#include "sys/process/process.h"

// Returns the new value; EPERM where setpriority says EACCES (POSIX.1-2024).
int tn_nice(int increment)
{
    const long now = tn_sys(getpriority, PRIO_PROCESS, 0);
    if (now < 0)
        return (int)tn_ret(now);
    int value;
    if (tn_add_overflow(20 - (int)now, increment, &value))
        value = increment < 0 ? -NZERO : NZERO - 1;
    value = tn_max(-NZERO, tn_min(value, NZERO - 1));
    const long r = tn_sys(setpriority, PRIO_PROCESS, 0, value);
    return r ? (int)tn_ret(r == -EACCES ? -EPERM : r) : value;
}
TN_PUBLIC(nice);
