// SPDX-License-Identifier: MIT
// tzset (POSIX.1-2024): reads the zone that TZ names now and sets tzname, timezone and daylight.
#include <tenon/time.h>

#include "time/zone.h"

void tn_tzset(void)
{
    tn_zone_take(true);
    tn_zone_drop();
}
TN_PUBLIC(tzset);
