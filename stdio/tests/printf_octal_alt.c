/* SPDX-License-Identifier: MIT */
/* '#' with 'o': precision is raised only if needed to make the first digit 0; value and precision
 * both 0 print a single 0 (C23 7.23.6.1p6).  Also x/X with 0, and precision 0 with value 0 printing
 * nothing.
 */
#include "case.h"
static void one(const char *want, const char *got, const char *what)
{
    CHECK(STREQ(want, got), "%s gave \"%s\", want \"%s\"", what, got, want);
}
#define F(want, ...)                        \
    do {                                    \
        char b[200];                        \
        snprintf(b, sizeof b, __VA_ARGS__); \
        one(want, b, #__VA_ARGS__);         \
    } while (0)
int main(void)
{
    F("0", "%#.o", 0);
    F("0", "%#.0o", 0);
    F("0", "%#o", 0);
    F("", "%.o", 0);
    F("", "%.0d", 0);
    F("", "%.0x", 0);
    F("", "%#.0x", 0);
    F("0000000000000037777777634", "%#.25o", -100);
    F("0001777777777777777777634", "%#.25lo", -100L);
    F("010", "%#.1o", 8);
    F("010", "%#.3o", 8);
    F("0010", "%#.4o", 8);
    F("    0", "%#5.0o", 0);
    F("     ", "%5.0d", 0);
    F("+", "%+.0d", 0);
    F(" ", "% .0d", 0);
    F("0", "%#x", 0);
    F("0x1", "%#x", 1);
    F("0x00001", "%#07x", 1);
    F("  0x001", "%#7.3x", 1);
    DONE();
}
