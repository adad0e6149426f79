// SPDX-License-Identifier: MIT
// timegm (C23 7.29.2.4): the inverse of gmtime, fields of any value; *tm is normalised. -1 and
// EOVERFLOW, with *tm untouched, when the normalised year does not fit.
#include <tenon/time.h>

#include "base/errno.h"
#include "time/calendar.h"

time_t tn_timegm(struct tm *tm)
{
    const time_t t = tn_tm_join(tm);
    return tn_gmtime_r(&t, tm) ? t : -1;
}
TN_PUBLIC(timegm);
