// SPDX-License-Identifier: MIT
// clock_getres (POSIX.1-2024): EINVAL for a clock that does not exist.
#include <tenon/time.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

int tn_clock_getres(clockid_t clock, struct timespec *resolution)
{
    return (int)tn_ret(tn_sys(clock_getres, clock, resolution));
}
TN_PUBLIC(clock_getres);
