// SPDX-License-Identifier: MIT
// setitimer (4.2BSD).
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

int tn_setitimer(int which, const struct itimerval *restrict next, struct itimerval *restrict old)
{
    return (int)tn_ret(tn_sys(setitimer, which, next, old));
}
TN_PUBLIC(setitimer);
