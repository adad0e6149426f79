// SPDX-License-Identifier: MIT
// Years are counted from 0000-03-01, so that the leap day is the last of its year, and grouped in
// eras of 400 years, which all have 146,097 days (the shape of Hinnant, "chrono-Compatible
// Low-Level Date Algorithms"). Within a year counted from March, month m begins on day (153 m + 2)
// / 5: the lengths 31 30 31 30 31 repeat after five months.
#include "time/calendar.h"

#include <limits.h>

constexpr tn_s64 ERA = 146097;         // days
constexpr tn_s64 MARCH_0000 = -719468; // days from 1970-01-01

tn_s64 tn_days_before(tn_s64 year, int month)
{
    year -= month < 2;
    const unsigned march_month = (unsigned)(month + 10) % 12;
    const tn_s64 era = tn_floor_div(year, 400);
    const unsigned in_era = (unsigned)(year - era * 400);
    return era * ERA + in_era * 365 + in_era / 4 - in_era / 100 + (153 * march_month + 2) / 5 +
           MARCH_0000;
}

// A day by its number, counted from a March so far back that no time_t has a negative one; the
// divisions are then unsigned and by constants. Quotient and remainder of 4 n + 3 by the days of
// four hundred years give century and day in it; products with 2^32 / 1461 and with 2^16 / 30.6,
// the mean lengths, hold quotient and remainder in their upper and lower half (Neri and Schneider,
// "Euclidean affine functions and their application to calendar algorithms", 2023).
constexpr tn_u64 ERAS_BACK = 740000000;
constexpr tn_u64 DAYS_BACK = ERAS_BACK * ERA - MARCH_0000; // to 1970-01-01

struct civil {
    tn_s64 year;
    unsigned month, day; // 0 …
    unsigned yday;
};

static inline struct civil civil_of(tn_u64 n)
{
    const tn_u64 century = (4 * n + 3) / ERA;
    const unsigned in_century = (unsigned)((4 * n + 3) % ERA) / 4;
    const tn_u64 years = (tn_u64)2939745 * (4 * in_century + 3);
    const unsigned y = (unsigned)(years >> 32);
    const unsigned in_year = (unsigned)years / 2939745 / 4;
    const unsigned months = 2141 * in_year + 197913;
    const bool next_year = in_year >= 306;
    const bool leap = !((y ? y : century) % 4);
    return (struct civil){
        .year = (tn_s64)(century * 100 + y + next_year - ERAS_BACK * 400),
        .month = (months >> 16) - (next_year ? 13 : 1),
        .day = (months & 0xffff) / 2141,
        .yday = next_year ? in_year - 306 : in_year + 59 + leap,
    };
}

tn_s64 tn_year_of(time_t t) { return civil_of((tn_u64)tn_floor_div(t, TN_DAY) + DAYS_BACK).year; }

bool tn_tm_split(struct tm *tm, time_t t, long offset)
{
    constexpr time_t FAR = ((time_t)INT_MAX + 2000) * 366 * TN_DAY; // beyond every year that fits
    if (t > FAR || t < -FAR)
        return false;
    const tn_u64 second = (tn_u64)(t + offset) + DAYS_BACK * TN_DAY;
    const tn_u64 n = second / TN_DAY;
    const struct civil c = civil_of(n);
    const tn_s64 year = c.year - 1900;
    if (year > INT_MAX || year < INT_MIN)
        return false;
    const unsigned s = (unsigned)(second - n * TN_DAY), minutes = s / 60, hour = s / 3600;
    tm->tm_sec = (int)(s - minutes * 60);
    tm->tm_min = (int)(minutes - hour * 60);
    tm->tm_hour = (int)hour;
    tm->tm_mday = (int)c.day + 1;
    tm->tm_mon = (int)c.month;
    tm->tm_year = (int)year;
    // Eras have a whole number of weeks, and 0000-03-01 was a Wednesday.
    tm->tm_wday = (int)((n + 3) % 7);
    tm->tm_yday = (int)c.yday;
    return true;
}

time_t tn_tm_join(const struct tm *tm)
{
    const tn_s64 years = tn_floor_div(tm->tm_mon, 12);
    const int month = (int)(tm->tm_mon - years * 12);
    const tn_s64 days = tn_days_before(1900 + (tn_s64)tm->tm_year + years, month) + tm->tm_mday - 1;
    return days * TN_DAY + (tn_s64)tm->tm_hour * 3600 + (tn_s64)tm->tm_min * 60 + tm->tm_sec;
}
