// SPDX-License-Identifier: MIT
// times (POSIX.1-2024): the kernel's clock ticks of 1/100 s. Their count since an arbitrary point
// may have any value, -1 too, so only EFAULT is an error.
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

clock_t tn_times(struct tms *out)
{
    const long r = tn_sys(times, out);
    return r == -EFAULT ? (clock_t)tn_ret(r) : r;
}
TN_PUBLIC(times);
