// SPDX-License-Identifier: MIT
// The proleptic Gregorian calendar as arithmetic: no tables of days, no loops over years.
#pragma once

#include <stdbool.h>
#include <time.h>

#include "base/tn.h"

constexpr long TN_DAY = 86400;

static inline tn_s64 tn_floor_div(tn_s64 a, tn_s64 b) { return a / b - (a % b < 0); } // b > 0
static inline bool tn_is_leap(tn_s64 year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

// Days from 1970-01-01 to the first of a month; month is 0 … 11, year any that fits 33 bits.
TN_HIDDEN tn_s64 tn_days_before(tn_s64 year, int month);

// The year in which the second t lies, in UTC; any t.
TN_HIDDEN tn_s64 tn_year_of(time_t t);

// The fields of t + offset (|offset| < 8 days): year to second, tm_wday and tm_yday, nothing else.
// False, and nothing written, when the year does not fit.
TN_HIDDEN bool tn_tm_split(struct tm *tm, time_t t, long offset);

// Seconds from 1970-01-01 00:00:00 to the time that year, month, day, hour, minute and second name,
// whatever values they have: |result| < 2^57, so that nothing overflows.
TN_HIDDEN time_t tn_tm_join(const struct tm *tm);
