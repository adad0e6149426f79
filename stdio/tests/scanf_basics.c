/* SPDX-License-Identifier: MIT */
/* scanf (C23 7.23.6.2): %x of "0"; %n is not counted; %[ with ']' first and bytes above 127; %5c
 * needs 5 characters; suppressed conversions do not count; EOF before the first conversion vs.
 * matching failure; the radix character is '.' in the C locale so "20,20" is two numbers.
 */
#include "case.h"
int main(void)
{
    int a = -1, b = -1, n;
    float x = 0, y = 0;
    char s[64], c1, c2, c3;
    n = sscanf("0", "%x", &a);
    CHECK(n == 1 && a == 0, "%d %d", n, a);
    n = sscanf("20,20", "%f,%f", &x, &y);
    CHECK(n == 2 && x == 20 && y == 20, "%d %g %g", n, x, y);
    n = sscanf("SSH-2.0-OpenSSH_9.9\n", "SSH-%d.%d-%[^\n]", &a, &b, s);
    CHECK(n == 3 && a == 2 && b == 0 && STREQ(s, "OpenSSH_9.9"), "%d %d %d %s", n, a, b,
          n == 3 ? s : "");
    n = sscanf("]x]y", "%[]x]", s);
    CHECK(n == 1 && STREQ(s, "]x]"), "%d %s", n, s);
    n = sscanf("\xff\xfe"
               "a",
               "%[\xfe\xff]", s);
    CHECK(n == 1 && STREQ(s, "\xff\xfe"), "%d", n);
    n = sscanf("a-z", "%[a-]", s);
    CHECK(n == 1 && STREQ(s, "a-"), "%d %s", n, s);
    n = sscanf("ab", "%c %c %c", &c1, &c2, &c3);
    CHECK(n == 2, "%d", n);
    n = sscanf("abcd", "%5c", s);
    CHECK(n == 0, "%%5c of four characters: %d", n);
    a = -1;
    n = sscanf("12 34", "%*d %d%n", &b, &a);
    CHECK(n == 1 && b == 34 && a == 5, "%d %d %d", n, b, a);
    n = sscanf("", "%d", &a);
    CHECK(n == EOF, "%d", n);
    n = sscanf("   ", "%d", &a);
    CHECK(n == EOF, "%d", n);
    n = sscanf("x", "%d", &a);
    CHECK(n == 0, "%d", n);
    n = sscanf("", "%n", &a);
    CHECK(n == 0 && a == 0, "%d %d", n, a);
    n = sscanf("-0x1F +7", "%i %i", &a, &b);
    CHECK(n == 2 && a == -31 && b == 7, "%d %d %d", n, a, b);
    n = sscanf("077", "%2i%i", &a, &b);
    CHECK(n == 2 && a == 7 && b == 7, "%d %d %d", n, a, b);
    n = sscanf("123456", "%3d%d", &a, &b);
    CHECK(n == 2 && a == 123 && b == 456, "%d %d %d", n, a, b);
    n = sscanf("%5", "%%%d", &a);
    CHECK(n == 1 && a == 5, "%d %d", n, a);
    {
        void *p = 0, *q;
        char t[40];
        q = &t;
        snprintf(t, sizeof t, "%p", q);
        n = sscanf(t, "%p", &p);
        CHECK(n == 1 && p == q, "%%p: %d %p %p", n, p, q);
    }
    {
        signed char h = 1;
        long long ll = 0;
        n = sscanf("300 9000000000", "%hhd %lld", &h, &ll);
        CHECK(n == 2 && ll == 9000000000LL, "%d %lld", n, ll);
    }
    DONE();
}
