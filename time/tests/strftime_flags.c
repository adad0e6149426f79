/* SPDX-License-Identifier: MIT */
/* strftime padding flags of GNU strftime(3): '-' no padding, '_' blanks, '0' zeros, '^' upper case,
 * and the POSIX
 * '+' flag and field width (POSIX.1-2008 strftime).  Output must not be empty and must not repeat
 * the directive.
 */
#include "case.h"
#include <time.h>
static void one(const char *f, const char *want)
{
    struct tm t = {.tm_year = 105,
                   .tm_mon = 0,
                   .tm_mday = 2,
                   .tm_hour = 4,
                   .tm_min = 5,
                   .tm_sec = 6,
                   .tm_wday = 0,
                   .tm_yday = 1};
    char b[64] = "(untouched)";
    size_t n = strftime(b, sizeof b, f, &t);
    CHECK(n == strlen(want) && STREQ(b, want), "%s gave \"%s\" (%zu), want \"%s\"", f, n ? b : "",
          n, want);
}
int main(void)
{
    one("%-d", "2");
    one("%-I", "4");
    one("%-m/%-d/%-y", "1/2/5");
    one("%-H:%-M:%-S", "4:5:6");
    one("%-j", "2");
    one("%_d", " 2");
    one("%_H", " 4");
    one("%0e", "02");
    one("%^a", "SUN");
    one("%^B", "JANUARY");
    one("%+5Y", "+2005");
    one("%06Y", "002005");
    one("%10Y", "0000002005");
    one("%d %e", "02  2");
    DONE();
}
