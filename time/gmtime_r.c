// SPDX-License-Identifier: MIT
// gmtime_r (C23 7.29.3.6, POSIX.1-2024): EOVERFLOW and a null pointer when the year does not fit.
#include <tenon/time.h>

#include "base/errno.h"
#include "time/calendar.h"
#include "time/zone.h"

struct tm *tn_gmtime_r(const time_t *restrict t, struct tm *restrict tm)
{
    if (!tn_tm_split(tm, *t, 0)) {
        errno = EOVERFLOW;
        return nullptr;
    }
    tm->tm_isdst = 0;
    tm->tm_gmtoff = 0;
    tm->tm_zone = tn_utc_name;
    return tm;
}
TN_PUBLIC(gmtime_r);
