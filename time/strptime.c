// SPDX-License-Identifier: MIT
// strptime (POSIX.1-2024), with %k %l %P %s of strptime(3). Only what the input says is stored, at
// once, so a failure may leave some fields set; at the end hours of 12, centuries, days of the year
// and weeks are resolved, and from a complete date tm_wday and tm_yday. A flag and a width before a
// conversion are accepted; the width is the greatest number of digits. %g %G %V are checked and not
// stored; %Z takes letters, and sets tm_isdst if they are a name that tzset knows; %z sets
// tm_gmtoff.
#include <limits.h>
#include <tenon/string.h>
#include <tenon/time.h>

#include "base/ctype.h"
#include "time/calendar.h"
#include "time/names.h"
#include "time/tzname.h"
#include "time/weeks.h"

struct input {
    const char *at;
    struct tm *tm;
    int century, year_of_century; // -1: not seen
    int hour12, week;             // -1: not seen
    bool pm, week_from_monday;
    bool year, month, day, yday, wday; // seen
};

static bool parse(struct input *in, const char *format);

static void skip_space(struct input *in)
{
    while (tn_isspace((unsigned char)*in->at))
        in->at++;
}

// At most `width` digits, blanks in front, with a value from low to high.
static bool number(struct input *in, int low, int high, unsigned width, int *out)
{
    skip_space(in);
    if (!tn_isdigit((unsigned char)*in->at))
        return false;
    long v = 0;
    for (unsigned i = 0; i < width && tn_isdigit((unsigned char)*in->at); i++) {
        v = v * 10 + (*in->at++ - '0');
        if (v > high)
            return false;
    }
    *out = (int)v;
    return v >= low;
}

static bool signed_number(struct input *in, tn_s64 limit, unsigned width, tn_s64 *out)
{
    skip_space(in);
    const bool negative = *in->at == '-';
    if (*in->at == '-' || *in->at == '+')
        in->at++;
    if (!tn_isdigit((unsigned char)*in->at))
        return false;
    tn_s64 v = 0;
    for (unsigned i = 0; i < width && tn_isdigit((unsigned char)*in->at); i++) {
        v = v * 10 + (*in->at++ - '0');
        if (v > limit)
            return false;
    }
    *out = negative ? -v : v;
    return true;
}

// The full name or its first three letters, in any case.
static bool name(struct input *in, const char (*names)[10], int count, int *out)
{
    for (int i = 0; i < count; i++) {
        const size_t full = tn_strlen(names[i]);
        const size_t n = !tn_strncasecmp(in->at, names[i], full) ? full
                         : !tn_strncasecmp(in->at, names[i], 3)  ? 3
                                                                 : 0;
        if (n) {
            in->at += n;
            *out = i;
            return true;
        }
    }
    return false;
}

static bool offset(struct input *in)
{
    skip_space(in);
    if (*in->at == 'Z') {
        in->at++;
        in->tm->tm_gmtoff = 0;
        return true;
    }
    const bool west = *in->at == '-';
    if (!west && *in->at != '+')
        return false;
    in->at++;
    int d[4], n = 0;
    while (n < 4 && tn_isdigit((unsigned char)in->at[0])) {
        d[n++] = *in->at++ - '0';
        if (n == 2 && in->at[0] == ':' && tn_isdigit((unsigned char)in->at[1]))
            in->at++;
    }
    if (n != 2 && n != 4)
        return false;
    const int minutes = n == 4 ? d[2] * 10 + d[3] : 0;
    const int seconds = ((d[0] * 10 + d[1]) * 60 + minutes) * 60;
    if (minutes > 59 || seconds > 24 * 3600)
        return false;
    in->tm->tm_gmtoff = west ? -seconds : seconds;
    return true;
}

static bool zone_name(struct input *in)
{
    skip_space(in);
    size_t n = 0;
    while (tn_isalpha((unsigned char)in->at[n]))
        n++;
    tn_tzset();
    for (int dst = 1; dst >= 0; dst--) {
        const size_t k = tn_strlen(tn_tzname[dst]);
        if (k >= n && k && !tn_strncmp(in->at, tn_tzname[dst], k)) {
            in->tm->tm_isdst = dst && tn_strcmp(tn_tzname[0], tn_tzname[1]);
            in->at += k;
            return true;
        }
    }
    in->at += n;
    return n != 0;
}

static bool convert(struct input *in, char letter, unsigned width)
{
    struct tm *const tm = in->tm;
    int v;
    tn_s64 big;
    const unsigned two = width ? width : 2, three = width ? width : 3, four = width ? width : 4;
    switch (letter) {
    case 'a':
    case 'A':
        return in->wday = name(in, tn_day_names, 7, &tm->tm_wday);
    case 'b':
    case 'B':
    case 'h':
        return in->month = name(in, tn_month_names, 12, &tm->tm_mon);
    case 'c':
        return parse(in, "%a %b %e %H:%M:%S %Y");
    case 'C':
        return number(in, 0, 99, two, &in->century);
    case 'd':
    case 'e':
        return in->day = number(in, 1, 31, two, &tm->tm_mday);
    case 'D':
    case 'x':
        return parse(in, "%m/%d/%y");
    case 'F':
        return parse(in, "%Y-%m-%d");
    case 'g':
        return number(in, 0, 99, two, &v);
    case 'G':
        return signed_number(in, INT_MAX, four, &big);
    case 'H':
    case 'k':
        in->hour12 = -1;
        return number(in, 0, 23, two, &tm->tm_hour);
    case 'I':
    case 'l':
        return number(in, 1, 12, two, &in->hour12);
    case 'j':
        if (!number(in, 1, 366, three, &v))
            return false;
        tm->tm_yday = v - 1;
        return in->yday = true;
    case 'm':
        if (!number(in, 1, 12, two, &v))
            return false;
        tm->tm_mon = v - 1;
        return in->month = true;
    case 'M':
        return number(in, 0, 59, two, &tm->tm_min);
    case 'n':
    case 't':
        skip_space(in);
        return true;
    case 'p':
    case 'P':
        if ((tn_tolower((unsigned char)in->at[0]) != 'a' &&
             tn_tolower((unsigned char)in->at[0]) != 'p') ||
            tn_tolower((unsigned char)in->at[1]) != 'm')
            return false;
        in->pm = tn_tolower((unsigned char)in->at[0]) == 'p';
        in->at += 2;
        return true;
    case 'r':
        return parse(in, "%I:%M:%S %p");
    case 'R':
        return parse(in, "%H:%M");
    case 's':
        if (!signed_number(in, (tn_s64)1 << 56, width ? width : 20, &big) ||
            !tn_localtime_r(&(time_t){big}, tm))
            return false;
        in->year = in->month = in->day = in->yday = in->wday = true;
        in->century = in->year_of_century = in->hour12 = in->week = -1;
        return true;
    case 'S':
        return number(in, 0, 60, two, &tm->tm_sec);
    case 'T':
    case 'X':
        return parse(in, "%H:%M:%S");
    case 'u':
        if (!number(in, 1, 7, width ? width : 1, &v))
            return false;
        tm->tm_wday = v % 7;
        return in->wday = true;
    case 'U':
    case 'W':
        in->week_from_monday = letter == 'W';
        return number(in, 0, 53, two, &in->week);
    case 'V':
        return number(in, 1, 53, two, &v);
    case 'w':
        return in->wday = number(in, 0, 6, width ? width : 1, &tm->tm_wday);
    case 'y':
        return number(in, 0, 99, two, &in->year_of_century);
    case 'Y':
        if (!signed_number(in, INT_MAX, four, &big) || big - 1900 < INT_MIN)
            return false;
        tm->tm_year = (int)(big - 1900);
        in->century = in->year_of_century = -1;
        return in->year = true;
    case 'z':
        return offset(in);
    case 'Z':
        return zone_name(in);
    case '%':
        return *in->at == '%' && in->at++;
    default:
        return false;
    }
}

static bool parse(struct input *in, const char *f)
{
    while (*f) {
        if (tn_isspace((unsigned char)*f)) {
            skip_space(in);
            f++;
        } else if (*f != '%') {
            if (*in->at != *f)
                return false;
            in->at++;
            f++;
        } else {
            f++;
            if (*f == '_' || *f == '-' || *f == '0' || *f == '+' || *f == '^' || *f == '#')
                f++;
            unsigned width = 0;
            for (; tn_isdigit((unsigned char)*f); f++)
                width = tn_min(width * 10 + (unsigned)(*f - '0'), 1000u);
            if (*f == 'E' || *f == 'O')
                f++;
            if (!*f || !convert(in, *f++, width))
                return false;
        }
    }
    return true;
}

// Month and day of a day of the year, which may lie outside it.
static void date_of(struct tm *tm, int yday)
{
    struct tm date;
    const time_t day = (tn_days_before(1900 + (tn_s64)tm->tm_year, 0) + yday) * TN_DAY;
    if (!tn_tm_split(&date, day, 0))
        return;
    tm->tm_year = date.tm_year;
    tm->tm_mon = date.tm_mon;
    tm->tm_mday = date.tm_mday;
    tm->tm_yday = date.tm_yday;
    tm->tm_wday = date.tm_wday;
}

char *tn_strptime(const char *restrict s, const char *restrict format, struct tm *restrict tm)
{
    struct input in = {
        .at = s, .tm = tm, .century = -1, .year_of_century = -1, .hour12 = -1, .week = -1};
    if (!parse(&in, format))
        return nullptr;
    if (in.hour12 >= 0)
        tm->tm_hour = in.hour12 % 12 + 12 * in.pm;
    if (in.century >= 0 || in.year_of_century >= 0) {
        const int y = in.year_of_century >= 0 ? in.year_of_century : 0;
        tm->tm_year = in.century >= 0 ? in.century * 100 + y - 1900 : y + (y < 69 ? 100 : 0);
        in.year = true;
    }
    const bool date = in.month && in.day;
    if (!date && in.year && in.yday) {
        date_of(tm, tm->tm_yday);
    } else if (!date && in.year && in.week >= 0 && in.wday) {
        // The first week begins on the year's first Sunday (Monday).
        const tn_s64 first_day = tn_days_before(1900 + (tn_s64)tm->tm_year, 0);
        const int first_wday = (int)((first_day + 4) % 7 + 7) % 7;
        const int start = in.week_from_monday ? 1 : 0;
        const int first_week =
            (start - first_wday + 7) % 7; // day of the year on which week 1 begins
        date_of(tm, first_week + (in.week - 1) * 7 + (tm->tm_wday - start + 7) % 7);
    } else if ((in.year || in.month || in.day) && (unsigned)tm->tm_mon < 12 && tm->tm_mday >= 1 &&
               tm->tm_mday <= 31) {
        const tn_s64 year = 1900 + (tn_s64)tm->tm_year;
        const tn_s64 day = tn_days_before(year, tm->tm_mon) + tm->tm_mday - 1;
        if (!in.yday)
            tm->tm_yday = (int)(day - tn_days_before(year, 0));
        if (!in.wday)
            tm->tm_wday = (int)((day + 4) % 7 + 7) % 7;
    }
    return (char *)in.at;
}
TN_PUBLIC(strptime);
