/* SPDX-License-Identifier: MIT */
/* ecvt, fcvt, gcvt, a64l, l64a, strfmon, and the arithmetic of <stdlib.h>. */
#include "case.h"
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <monetary.h>

static void digits(char *(*f)(double, int, int *, int *), double v, int n, const char *want,
                   int want_point)
{
    int point, sign;
    char *s = f(v, n, &point, &sign);
    CHECK(STREQ(s, want) && point == want_point && !sign == !signbit(v), "%g %d: \"%s\" %d", v, n,
          s, point);
}
static void general(double v, int n, const char *want)
{
    char s[400];
    CHECK(STREQ(gcvt(v, n, s), want), "%g %d: %s", v, n, s);
}
#define MONEY(want, ...)                                                                       \
    do {                                                                                       \
        char s[100];                                                                           \
        ssize_t r = strfmon(s, sizeof s, __VA_ARGS__);                                         \
        CHECK(r == (ssize_t)strlen(want) && STREQ(s, want), "%s: %zd \"%s\"", #__VA_ARGS__, r, \
              r < 0 ? "" : s);                                                                 \
    } while (0)

int main(void)
{
    digits(ecvt, 3.14159, 3, "314", 1);
    digits(ecvt, -0.00123, 2, "12", -2);
    digits(ecvt, 9.99, 2, "10", 2);
    digits(ecvt, 0, 3, "000", 1);
    digits(ecvt, 1e300, 5, "10000", 301);
    digits(fcvt, 3.14159, 3, "3142", 1);
    digits(fcvt, 123.456, 1, "1235", 3);
    digits(fcvt, 0.05, 3, "50", -1);
    digits(fcvt, 0.999, 2, "100", 1);
    general(0.0001, 6, "0.0001");
    general(0.00001, 6, "1e-05");
    general(123456, 6, "123456");
    general(1234567, 6, "1.23457e+06");
    general(-1.5, 17, "-1.5");
    general(100, 3, "100");
    general(1e100, 3, "1e+100");
    general(0, 5, "0");
    CHECK(STREQ(l64a(0), "") && a64l("") == 0, "");
    CHECK(a64l("./zz") == (63 << 18 | 63 << 12 | 1 << 6), "%lx", a64l("./zz"));
    for (long v = -100000; v < 100000; v += 777)
        CHECK(a64l(l64a(v)) == v, "%ld", v);

    MONEY("123.45", "%n", 123.45);
    MONEY("-123.46", "%i", -123.456);
    MONEY("[  123.45]", "[%8n]", 123.45);
    MONEY("[123.45  ]", "[%-8n]", 123.45);
    MONEY("   123.45", "%#5n", 123.45);
    MONEY("-  123.45", "%#5n", -123.45);
    MONEY("-**123.45", "%=*#5n", -123.45);
    MONEY("(123.45)", "%(n", -123.45);
    MONEY("   123.45 ", "%(#5n", 123.45);
    MONEY("123%1", "%.0n%%%.0n", 123.4, 1.0);
    MONEY("0.050", "%.3n", 0.05);
    char s[5];
    errno = 0;
    CHECK(strfmon(s, sizeof s, "%n", 12.5) == -1 && errno == E2BIG, "%d", errno);
    CHECK(strfmon(s, sizeof s, "%n", 1.5) == 4, "");
    errno = 0;
    CHECK(strfmon(s, sizeof s, "%d", 1.5) == -1 && errno == EINVAL, "%d", errno);

    CHECK(abs(-5) == 5 && labs(LONG_MIN + 1) == LONG_MAX && llabs(-1LL) == 1 && imaxabs(-7) == 7,
          "");
    div_t d = div(-7, 2);
    ldiv_t l = ldiv(7, -2);
    lldiv_t ll = lldiv(-7, -2);
    imaxdiv_t m = imaxdiv(INTMAX_MIN, 10);
    CHECK(d.quot == -3 && d.rem == -1 && l.quot == -3 && l.rem == 1 && ll.quot == 3 && ll.rem == -1,
          "");
    CHECK(m.quot == INTMAX_MIN / 10 && m.rem == INTMAX_MIN % 10, "");
    double load[5];
    CHECK(getloadavg(load, 5) == 3 && load[0] >= 0, "");
    DONE();
}
