/* SPDX-License-Identifier: MIT */
/* C23 7.23.6.1: %b (binary), '#' gives 0b; length modifiers w8 w16 w32 w64 and wf8..wf64;
 * strtol/scanf read 0b with base 0 and 2 (7.24.1.7).
 */
//@ cflags -std=gnu2x
#include "case.h"
#include <stdint.h>
int main(void)
{
    char b[100], *e;
    int n;
    long v;
    n = snprintf(b, sizeof b, "%b %#b %08b %#.0b", 5u, 5u, 5u, 0u);
    CHECK(STREQ(b, "101 0b101 00000101 "), "%%b: n %d \"%s\"", n, n > 0 ? b : "");
    b[0] = 0;
    n = snprintf(b, sizeof b, "%w8d %w16d %w32d %w64d", -1, 300, 70000, INT64_C(-5000000000));
    CHECK(STREQ(b, "-1 300 70000 -5000000000"), "%%wN: n %d \"%s\"", n, n > 0 ? b : "");
    b[0] = 0;
    n = snprintf(b, sizeof b, "%wf8d %wf64d", 1, INT64_C(-5000000000));
    CHECK(STREQ(b, "1 -5000000000"), "%%wfN: n %d \"%s\"", n, n > 0 ? b : "");
    v = strtol("0b101", &e, 0);
    CHECK(v == 5 && !*e, "strtol base 0: %ld rest \"%s\"", v, e);
    v = strtol("0B11", &e, 2);
    CHECK(v == 3 && !*e, "strtol base 2: %ld rest \"%s\"", v, e);
    v = strtol("0b2", &e, 0);
    CHECK(v == 0 && STREQ(e, "b2"), "strtol 0b2: %ld rest \"%s\"", v, e);
    int i = -1;
    n = sscanf("0b110", "%i", &i);
    CHECK(n == 1 && i == 6, "sscanf %%i: %d %d", n, i);
    DONE();
}
