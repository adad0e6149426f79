/* SPDX-License-Identifier: MIT */
/* TZ=PST8PDT: daylight saving name without a rule.  POSIX leaves the rule to the implementation,
 * but winter in the Pacific zone is standard time everywhere (tzset(3): default rule; zoneinfo has
 * the name too). Permanent daylight saving time is wrong for every user.
 */
#include "case.h"
#include <time.h>
static void one(const char *tz, time_t t, int hour, int dst, const char *name)
{
    struct tm m;
    setenv("TZ", tz, 1);
    tzset();
    localtime_r(&t, &m);
    CHECK(m.tm_hour == hour && m.tm_isdst == dst && STREQ(m.tm_zone, name),
          "%s: hour %d isdst %d zone %s, want %d %d %s", tz, m.tm_hour, m.tm_isdst, m.tm_zone, hour,
          dst, name);
}
int main(void)
{
    time_t winter = 1705320000,
           summer = 1721044800; /* 2024-01-15 12:00 UTC, 2024-07-15 12:00 UTC */
    one("PST8PDT", winter, 4, 0, "PST");
    one("PST8PDT", summer, 5, 1, "PDT");
    one("EST5EDT", winter, 7, 0, "EST");
    one("EST5EDT", summer, 8, 1, "EDT");
    DONE();
}
