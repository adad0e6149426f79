// SPDX-License-Identifier: MIT
// Years are counted from 0000-03-01, so that the leap day is the last of its year, and grouped in
// eras of 400 years, which all have 146,097 days (the shape of Hinnant, "chrono-Compatible
// Low-Level Date Algorithms"). Within a year counted from March, month m begins on day (153 m + 2)
// / 5: the lengths 31 30 31 30 31 repeat after five months.
#include "time/calendar.h"

#include <limits.h>

constexpr tn_s64 ERA = 146097;         // days
constexpr tn_s64 MARCH_0000 = -719468; // days from 1970-01-01

struct civil {
    tn_s64 year;
    unsigned month, day; // 0 …
    unsigned yday;
};

tn_s64 tn_days_before(tn_s64 year, int month)
{
    year -= month < 2;
    const unsigned march_month = (unsigned)(month + 10) % 12;
    const tn_s64 era = tn_floor_div(year, 400);
    const unsigned in_era = (unsigned)(year - era * 400);
    return era * ERA + in_era * 365 + in_era / 4 - in_era / 100 + (153 * march_month + 2) / 5 +
           MARCH_0000;
}

static struct civil civil_of(tn_s64 days)
{
    const tn_s64 from_march = days - MARCH_0000;
    const tn_s64 era = tn_floor_div(from_march, ERA);
    const unsigned d = (unsigned)(from_march - era * ERA); // 0 … 146096
    // Leap days before d, taken away, make every year 365 days long; the era's last day would begin
    // a 401st year.
    const unsigned y = (d - d / 1460 + d / 36524 - d / 146096) / 365;
    const unsigned in_year = d - (365 * y + y / 4 - y / 100);
    const unsigned m = (5 * in_year + 2) / 153;
    const bool next_year = m >= 10;
    struct civil c = {.year = era * 400 + y + next_year,
                      .month = next_year ? m - 10 : m + 2,
                      .day = in_year - (153 * m + 2) / 5};
    c.yday = next_year ? in_year - 306 : in_year + 59 + tn_is_leap(c.year);
    return c;
}

tn_s64 tn_year_of(time_t t) { return civil_of(tn_floor_div(t, TN_DAY)).year; }

bool tn_tm_split(struct tm *tm, time_t t, long offset)
{
    tn_s64 days = tn_floor_div(t, TN_DAY);
    tn_s64 second = t - days * TN_DAY + offset; // apart, because t + offset may overflow
    const tn_s64 carry = tn_floor_div(second, TN_DAY);
    days += carry;
    second -= carry * TN_DAY;
    const struct civil c = civil_of(days);
    const tn_s64 year = c.year - 1900;
    if (year > INT_MAX || year < INT_MIN)
        return false;
    tm->tm_year = (int)year;
    tm->tm_mon = (int)c.month;
    tm->tm_mday = (int)c.day + 1;
    tm->tm_yday = (int)c.yday;
    const tn_s64 wday = (days + 4) % 7; // 1970-01-01 was a Thursday
    tm->tm_wday = (int)(wday < 0 ? wday + 7 : wday);
    const unsigned s = (unsigned)second;
    tm->tm_hour = (int)(s / 3600);
    tm->tm_min = (int)(s / 60 % 60);
    tm->tm_sec = (int)(s % 60);
    return true;
}

time_t tn_tm_join(const struct tm *tm)
{
    const tn_s64 years = tn_floor_div(tm->tm_mon, 12);
    const int month = (int)(tm->tm_mon - years * 12);
    const tn_s64 days = tn_days_before(1900 + (tn_s64)tm->tm_year + years, month) + tm->tm_mday - 1;
    return days * TN_DAY + (tn_s64)tm->tm_hour * 3600 + (tn_s64)tm->tm_min * 60 + tm->tm_sec;
}
