// SPDX-License-Identifier: MIT
// getitimer (4.2BSD).
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

int tn_getitimer(int which, struct itimerval *now)
{
    return (int)tn_ret(tn_sys(getitimer, which, now));
}
TN_PUBLIC(getitimer);
