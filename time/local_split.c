// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "time/calendar.h"
#include "time/localtime.h"
#include "time/zone.h"

struct tm *tn_local_split(time_t t, struct tm *tm, bool look)
{
    if (t <= TN_LOCAL_MAX && t >= -TN_LOCAL_MAX) {
        tn_zone_take(look);
        bool in_leap;
        const time_t counted = t - tn_zone_leaps(t, &in_leap);
        const struct tn_interval v = tn_zone_at(counted);
        tn_zone_drop();
        if (tn_tm_split(tm, counted, v.offset)) {
            tm->tm_sec += in_leap; // from 59 to 60
            tm->tm_isdst = v.dst;
            tm->tm_gmtoff = v.offset;
            tm->tm_zone = v.name;
            return tm;
        }
    }
    errno = EOVERFLOW;
    return nullptr;
}
