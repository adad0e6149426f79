// SPDX-License-Identifier: MIT
// Week numbers from a day's place in its year and week, both counted from 0; any ints, so that a
// broken struct tm gives wrong numbers and nothing worse.
#pragma once

#include "time/calendar.h"

// Weeks that begin on weekday `first`; days before the first such day are in week 0 (strftime %U,
// %W).
static inline tn_s64 tn_week_of(int yday, int wday, int first)
{
    const tn_s64 since = (((tn_s64)wday - first) % 7 + 7) % 7;
    return tn_floor_div((tn_s64)yday + 7 - since, 7);
}

// ISO 8601 weeks: they begin on Monday and belong to the year of their Thursday.
static inline tn_s64 tn_iso_week(tn_s64 year, int yday, int wday, tn_s64 *iso_year)
{
    const tn_s64 thursday = (tn_s64)yday + 3 - (((tn_s64)wday + 6) % 7 + 7) % 7; // day of `year`
    const tn_s64 length = 365 + tn_is_leap(year), before = 365 + tn_is_leap(year - 1);
    *iso_year = year + (thursday >= length) - (thursday < 0);
    const tn_s64 day = thursday < 0         ? thursday + before
                       : thursday >= length ? thursday - length
                                            : thursday;
    return tn_floor_div(day, 7) + 1;
}
