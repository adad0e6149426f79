/* SPDX-License-Identifier: MIT */
/* strptime %z accepts +hhmm, +hh, +hh:mm and Z and stores tm_gmtoff (strptime(3); POSIX.1-2024
 * names %z), %F is %Y-%m-%d (POSIX.1-2024), %s seconds since the epoch (strptime(3)). RFC 3339 time
 * stamps and ACME clients need it.
 */
#include "case.h"
#include <time.h>
static void one(const char *s, long off)
{
    struct tm t;
    char *e;
    memset(&t, 0, sizeof t);
    t.tm_gmtoff = 99;
    e = strptime(s, "%Y-%m-%dT%T%z", &t);
    CHECK(e && !*e && t.tm_gmtoff == off && t.tm_hour == 18 && t.tm_min == 58,
          "\"%s\": %s, gmtoff %ld, hour %d", s, e ? "rest" : "NULL", (long)t.tm_gmtoff, t.tm_hour);
}
int main(void)
{
    struct tm t;
    char *e;
    one("2024-04-01T18:58:29+0200", 7200);
    one("2024-04-01T18:58:29-0730", -27000);
    one("2024-04-01T18:58:29+02:00", 7200);
    one("2024-04-01T18:58:29+02", 7200);
    one("2024-04-01T18:58:29Z", 0);
    memset(&t, 0, sizeof t);
    e = strptime("2024-02-29 x", "%F x", &t);
    CHECK(e && !*e && t.tm_year == 124 && t.tm_mon == 1 && t.tm_mday == 29, "%%F: %s %d-%d-%d",
          e ? "ok" : "NULL", t.tm_year, t.tm_mon, t.tm_mday);
    setenv("TZ", "UTC0", 1);
    tzset();
    memset(&t, 0, sizeof t);
    e = strptime("1104627600", "%s", &t);
    CHECK(e && !*e && t.tm_year == 105 && t.tm_mon == 0 && t.tm_mday == 2 && t.tm_hour == 1,
          "%%s: %s %d-%d-%d %d", e ? "ok" : "NULL", t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour);
    DONE();
}
