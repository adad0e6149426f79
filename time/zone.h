// SPDX-License-Identifier: MIT
// The zone that TZ names: a function from instants to intervals in which the offset from UTC does
// not change. Internal to time/.
#pragma once

#include <stdbool.h>
#include <time.h>

#include "base/tn.h"

// How local time runs between two instants.
struct tn_interval {
    time_t from, to; // from <= t < to
    long offset;     // seconds east of UTC
    bool dst;
    const char *name; // of tm_zone; valid for ever
};

extern TN_HIDDEN const char tn_utc_name[];

// Makes sure that a zone has been read; with `look`, the one that TZ names now, and sets tzname,
// timezone and daylight.
TN_HIDDEN void tn_zone_take(bool look);
// Between take and drop the caller alone may look at the zone. Not recursive.
TN_HIDDEN void tn_zone_drop(void);
// The interval that holds t.
TN_HIDDEN struct tn_interval tn_zone_at(time_t t);
// Leap seconds that a time_t of this zone counts at t, 0 but for the "right" zones of zoneinfo;
// intervals are without them. *in_leap: t is one itself.
TN_HIDDEN long tn_zone_leaps(time_t t, bool *in_leap);
