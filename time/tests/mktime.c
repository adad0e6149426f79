/* SPDX-License-Identifier: MIT */
/* mktime (C23 7.29.2.3, POSIX): fields are normalised before range checks, tm_isdst is a hint -
 * wrong hints are corrected by the zone's offset difference, not by the whole UTC offset; times in
 * the gap move by an hour; year overflow gives -1 with EOVERFLOW and leaves tm_wday alone
 * (POSIX.1-2024); -1 is a valid result.
 */
#include "case.h"
#include <limits.h>
#include <time.h>
static struct tm T(int y, int mo, int d, int h, int mi, int s, int dst) {
    struct tm t;
    memset(&t, 0, sizeof t);
    t.tm_year = y - 1900;
    t.tm_mon = mo - 1;
    t.tm_mday = d;
    t.tm_hour = h;
    t.tm_min = mi;
    t.tm_sec = s;
    t.tm_isdst = dst;
    t.tm_wday = 99;
    return t;
} int main(void)
{
    struct tm t;
    time_t r;
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
    t = T(2024, 7, 1, 12, 0, 0, -1);
    r = mktime(&t);
    CHECK(r == 1719828000 && t.tm_isdst == 1 && t.tm_wday == 1, "%lld isdst %d wday %d",
          (long long)r, t.tm_isdst, t.tm_wday);
    t = T(2024, 7, 1, 12, 0, 0, 0);
    r = mktime(&t);
    CHECK(r == 1719831600 && t.tm_hour == 13 && t.tm_isdst == 1, "isdst=0 in summer: %lld hour %d",
          (long long)r, t.tm_hour);
    t = T(2024, 1, 15, 12, 0, 0, 1);
    r = mktime(&t);
    CHECK(r == 1705312800 && t.tm_hour == 11 && t.tm_isdst == 0, "isdst=1 in winter: %lld hour %d",
          (long long)r, t.tm_hour);
    t = T(2024, 3, 31, 2, 30, 0, -1);
    r = mktime(&t);
    CHECK(r == 1711848600 - 3600 * 0 || r == 1711848600 - 3600, "gap: %lld", (long long)r);
    t = T(2024, 10, 27, 2, 30, 0, 1);
    r = mktime(&t);
    CHECK(r == 1729989000, "overlap, DST: %lld", (long long)r);
    t = T(2024, 10, 27, 2, 30, 0, 0);
    r = mktime(&t);
    CHECK(r == 1729992600, "overlap, standard: %lld", (long long)r);
    setenv("TZ", "EET-2", 1);
    tzset();
    t = T(2024, 7, 1, 12, 0, 0, 1);
    r = mktime(&t); /* no DST in this zone: an hour at most, never twice the offset */
    CHECK(r == 1719828000 || r == 1719824400 || r == -1, "isdst=1 without DST: %lld", (long long)r);
    setenv("TZ", "UTC0", 1);
    tzset();
    t = T(1969, 12, 31, 23, 59, 59, 0);
    r = mktime(&t);
    CHECK(r == -1 && t.tm_wday == 3, "-1 s: %lld wday %d", (long long)r, t.tm_wday);
    t = T(2024, 1, 1, 0, 0, INT_MAX, 0);
    r = mktime(&t);
    CHECK(r == 1704067200LL + INT_MAX, "tm_sec INT_MAX: %lld", (long long)r);
    t = T(2024, 1, 1, 0, 0, 0, 0);
    t.tm_mon = INT_MAX;
    t.tm_year = 0;
    r = mktime(&t);
    CHECK(r != -1 && t.tm_mon == 7, "tm_mon INT_MAX: %lld mon %d", (long long)r, t.tm_mon);
    t = T(2024, 1, 1, 0, 0, 0, 0);
    t.tm_year = INT_MAX;
    t.tm_mon = 13;
    errno = 0;
    r = mktime(&t);
    CHECK(r == -1 && errno == EOVERFLOW && t.tm_wday == 99, "overflow: %lld errno %d wday %d",
          (long long)r, errno, t.tm_wday);
    t = T(2600, 2, 30, 0, 0, 0, 0);
    r = timegm(&t);
    CHECK(r == 19886083200LL && t.tm_mon == 2 && t.tm_mday == 2, "year 2600: %lld %d-%d",
          (long long)r, t.tm_mon, t.tm_mday);
    DONE();
}
