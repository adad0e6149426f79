// SPDX-License-Identifier: MIT
// adjtimex(2), ntp_adjtime(3), ntp_gettime(3): the state of the clock, or -1 and errno.
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

int tn_adjtimex(struct timex *t) { return (int)tn_ret(tn_sys(adjtimex, t)); }
TN_PUBLIC(adjtimex);
TN_PUBLIC_AS(ntp_adjtime, tn_adjtimex);

int tn_ntp_gettime(struct ntptimeval *now)
{
    struct timex t = {.modes = 0};
    const int state = tn_adjtimex(&t);
    if (state >= 0)
        *now = (struct ntptimeval){t.time, t.maxerror, t.esterror};
    return state;
}
TN_PUBLIC(ntp_gettime);
