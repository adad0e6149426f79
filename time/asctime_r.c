// SPDX-License-Identifier: MIT
// asctime_r (POSIX.1-2024): "Sun Jan  2 04:05:06 2005\n" in 26 bytes. Fields for which that is too
// short, or that are no day or month, are EOVERFLOW or EINVAL and a null pointer instead of the
// undefined behaviour that the standard allows.
#include <tenon/time.h>

#include "base/errno.h"
#include "time/names.h"

// n decimal digits, blanks or zeros in front.
static char *digits(char *p, int n, char fill, unsigned v)
{
    for (int i = n; i-- > 0; v /= 10)
        p[i] = v || i == n - 1 ? (char)('0' + v % 10) : fill;
    return p + n;
}

char *tn_asctime_r(const struct tm *restrict tm, char *restrict buf)
{
    if ((unsigned)tm->tm_wday > 6 || (unsigned)tm->tm_mon > 11) {
        errno = EINVAL;
        return nullptr;
    }
    const long year = (long)tm->tm_year + 1900;
    if ((unsigned)tm->tm_mday > 99 || (unsigned)tm->tm_hour > 99 || (unsigned)tm->tm_min > 99 ||
        (unsigned)tm->tm_sec > 99 || year < -999 || year > 9999) {
        errno = EOVERFLOW;
        return nullptr;
    }
    char *p = buf;
    for (int i = 0; i < 3; i++)
        *p++ = tn_day_names[tm->tm_wday][i];
    *p++ = ' ';
    for (int i = 0; i < 3; i++)
        *p++ = tn_month_names[tm->tm_mon][i];
    *p++ = ' ';
    p = digits(p, 2, ' ', (unsigned)tm->tm_mday);
    *p++ = ' ';
    p = digits(p, 2, '0', (unsigned)tm->tm_hour);
    *p++ = ':';
    p = digits(p, 2, '0', (unsigned)tm->tm_min);
    *p++ = ':';
    p = digits(p, 2, '0', (unsigned)tm->tm_sec);
    *p++ = ' ';
    unsigned y = (unsigned)year;
    if (year < 0) {
        *p++ = '-';
        y = -y;
    }
    int n = 1;
    for (unsigned limit = 10; n < 4 && y >= limit; limit *= 10)
        n++;
    p = digits(p, n, '0', y);
    *p++ = '\n';
    *p = 0;
    return buf;
}
TN_PUBLIC(asctime_r);
