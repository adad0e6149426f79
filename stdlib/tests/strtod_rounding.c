/* SPDX-License-Identifier: MIT */
/* strtod/strtof/strtold are correctly rounded (C23 7.24.1.5p9, POSIX; IEC 60559): ties, long tails,
 * many trailing zeros, subnormals in decimal and hexadecimal (no double rounding), overflow
 * threshold.
 */
#include "case.h"
#include <float.h>
#include <math.h>
static void d(const char *s, double w)
{
    double g = strtod(s, 0);
    CHECK(!memcmp(&g, &w, sizeof g), "strtod %.60s gave %a want %a", s, g, w);
}
static void f(const char *s, float w)
{
    float g = strtof(s, 0);
    CHECK(!memcmp(&g, &w, sizeof g), "strtof %.60s gave %a want %a", s, g, w);
}
int main(void)
{
    char b[3000], *e;
    f("9444733528689243848704.000000", 0x1p+73f);
    f("9444733528689243848704", 0x1p+73f);
    f("9444733528689243848704.000001", 0x1.000002p+73f);
    f("1.000000059604644775390625", 1.0f);
    f("1.00000005960464477539062500000000000000000000001", 0x1.000002p0f);
    f("1.000000178813934326171875", 0x1.000004p0f);
    f("7.0064923216240853546186479164495e-46", 0.0f);
    f("7.0064923216240853546186479164496e-46", 0x1p-149f); /* half of the smallest */
    f("1.17549427e-38", 0x1.fffffcp-127f);
    f("1.17549429e-38", 0x1p-126f);
    f("3.4028235677973367e38", INFINITY);
    f("3.4028235677973366e38", FLT_MAX);
    d("2.2250738585072011e-308", 0x0.fffffffffffffp-1022);
    d("2.2250738585072012e-308", 0x1p-1022);
    d("2.2250738585072014e-308", 0x1p-1022);
    d("5e-324", 0x1p-1074);
    d("2.4703282292062327e-324", 0);
    d("2.4703282292062328e-324", 0x1p-1074);
    d("1e-400", 0);
    d("-1e-400", -0.0);
    d("1.7976931348623158e308", DBL_MAX);
    d("1.7976931348623159e308", INFINITY);
    d("9007199254740993", 9007199254740992.0);
    d("9007199254740993.00000000000000000000000000000000000001", 9007199254740994.0);
    d("0.1", 0x1.999999999999ap-4);
    d("6.631236846766476e-316", 6.631236846766476e-316);
    d("0xcc5f893a94ec6.a8ap-1074", 0x0.cc5f893a94ec7p-1022);
    d("0x1.fffffffffffff8p-1023", 0x1p-1022);
    d("0x0.00000000000008p-1022", 0);
    d("0x0.000000000000080001p-1022", 0x1p-1074);
    d("0x1.00000000000008p0", 1);
    d("0x1.000000000000080000000000000000000001p0", 0x1.0000000000001p0);
    d("0x1p1023", 0x1p1023);
    d("0x1p1024", INFINITY);
    d("0x.1p-1070", 0x1p-1074);
    d("0x1p-99999999999", 0);
    strcpy(b, "1");
    memset(b + 1, '0', 2000);
    strcpy(b + 2001, "e-2000");
    d(b, 1);
    strcpy(b, "0.");
    memset(b + 2, '0', 2000);
    strcpy(b + 2002, "1e2001");
    d(b, 1);
    strcpy(b, "9007199254740993.");
    memset(b + 17, '0', 1500);
    strcpy(b + 1517, "1");
    d(b, 9007199254740994.0); /* digit 1518 decides */
    strcpy(b, "0x1.00000000000008");
    memset(b + 18, '0', 1500);
    strcpy(b + 1518, "1p0");
    d(b, 0x1.0000000000001p0);
    errno = 0;
    strtod("1e400", &e);
    CHECK(errno == ERANGE && !*e, "1e400 errno %d", errno);
    errno = 0;
    strtod("1e-400", &e);
    CHECK(errno == ERANGE, "1e-400 errno %d", errno);
    errno = 0;
    strtod("1e99999999999999999999", &e);
    CHECK(errno == ERANGE && !*e, "huge exponent errno %d", errno);
    CHECK(strtold("0.1", 0) == 0.1L && strtold("1e4931", 0) == 1e4931L &&
              strtold("3.6e-4951", 0) > 0,
          "long double");
    DONE();
}
