/* SPDX-License-Identifier: MIT */
/* POSIX %n$ arguments: order may differ, arguments may repeat, '*m$' takes width and precision by
 * number (POSIX fprintf).  Leaving a lower number out (%2$s without %1$s) is undefined, but glibc,
 * BSD and real message catalogues accept it for pointers and ints: it must not give an empty
 * result.
 */
#include "case.h"
int main(void)
{
    char b[200];
    int n;
    n = snprintf(b, sizeof b, "%2$s %1$s", "a", "b");
    CHECK(STREQ(b, "b a"), "%s", b);
    n = snprintf(b, sizeof b, "%1$d %1$x %2$s %1$d", 16, "z");
    CHECK(STREQ(b, "16 10 z 16"), "%s", b);
    n = snprintf(b, sizeof b, "%3$*1$.*2$f|", 8, 2, 3.14159);
    CHECK(STREQ(b, "    3.14|"), "%s", b);
    n = snprintf(b, sizeof b, "%9$d%8$d%7$d%6$d%5$d%4$d%3$d%2$d%1$d", 1, 2, 3, 4, 5, 6, 7, 8, 9);
    CHECK(STREQ(b, "987654321"), "%s", b);
    b[0] = 0;
    n = snprintf(b, sizeof b, "250 Ok SESSIONID=<%2$s>", "unused", "abc");
    CHECK(n == 22 && STREQ(b, "250 Ok SESSIONID=<abc>"), "n %d \"%s\"", n, b);
    DONE();
}
