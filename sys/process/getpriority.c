// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

// The kernel returns 20 - nice, which is never negative.
int tn_getpriority(int which, id_t who)
{
    const long r = tn_sys(getpriority, which, who);
    return r < 0 ? (int)tn_ret(r) : 20 - (int)r;
}
TN_PUBLIC(getpriority);
