/* SPDX-License-Identifier: MIT */
/* strtol family (C23 7.24.1.7): "0x" without digits converts the 0, limits and ERANGE, minus for
 * unsigned, base errors, errno untouched on success.
 */
#include "case.h"
#include <inttypes.h>
#include <limits.h>
#include <wchar.h>
int main(void)
{
    char *e;
    long v;
    const char *s;
    unsigned long u;
    wchar_t *we;
    s = "0x";
    v = strtol(s, &e, 16);
    CHECK(v == 0 && e == s + 1, "0x: %ld used %d", v, (int)(e - s));
    s = "0xg";
    v = strtol(s, &e, 0);
    CHECK(v == 0 && e == s + 1, "0xg: used %d", (int)(e - s));
    s = "  -";
    v = strtol(s, &e, 10);
    CHECK(v == 0 && e == s, "\"  -\": used %d", (int)(e - s));
    s = "08";
    v = strtol(s, &e, 0);
    CHECK(v == 0 && e == s + 1, "08 base 0: used %d", (int)(e - s));
    errno = 0;
    v = strtol("-9223372036854775808", &e, 10);
    CHECK(v == LONG_MIN && !errno, "%ld errno %d", v, errno);
    errno = 0;
    v = strtol("-9223372036854775809", &e, 10);
    CHECK(v == LONG_MIN && errno == ERANGE && !*e, "%ld errno %d", v, errno);
    errno = 0;
    u = strtoul("-1", &e, 10);
    CHECK(u == ULONG_MAX && !errno, "%lu errno %d", u, errno);
    errno = 0;
    u = strtoul("-18446744073709551616", &e, 10);
    CHECK(u == ULONG_MAX && errno == ERANGE, "%lu errno %d", u, errno);
    errno = 0;
    v = strtol("1", &e, 37);
    CHECK(v == 0 && errno == EINVAL, "base 37: %ld errno %d", v, errno);
    errno = 0;
    v = strtol("1", &e, 1);
    CHECK(v == 0 && errno == EINVAL, "base 1: %ld errno %d", v, errno);
    v = strtol("Zz", &e, 36);
    CHECK(v == 35 * 36 + 35 && !*e, "%ld", v);
    errno = 77;
    v = strtol("12", &e, 10);
    CHECK(errno == 77, "errno changed to %d", errno);
    v = wcstol(L"-0x1fz", &we, 0);
    CHECK(v == -31 && *we == 'z', "wcstol %ld", v);
    errno = 0;
    CHECK(strtoimax("99999999999999999999", &e, 10) == INTMAX_MAX && errno == ERANGE, "strtoimax");
    DONE();
}
