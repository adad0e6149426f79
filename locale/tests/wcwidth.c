/* SPDX-License-Identifier: MIT */
/* wcwidth (POSIX: columns): combining 0, East Asian wide and emoji 2 (Unicode EastAsianWidth, UAX
 * #11), also emoji of Unicode 13-15; -1 only for control characters and unassigned values.
 */
#include "case.h"
#include <locale.h>
#include <wchar.h>
static void t(wchar_t c, int w)
{
    int g = wcwidth(c);
    CHECK(g == w, "U+%04X: %d want %d", (unsigned)c, g, w);
}
int main(void)
{
    if (!setlocale(LC_ALL, "C.UTF-8"))
        SKIP("no C.UTF-8");
    t('a', 1);
    t(0, 0);
    t(7, -1);
    t(0x7f, -1);
    t(0x85, -1);
    t(0xe9, 1);
    t(0x300, 0);
    t(0x5b0, 0);
    t(0xe31, 0);
    t(0x1160, 0);
    t(0x200b, 0);
    t(0x200d, 0);
    t(0xfe0f, 0);
    t(0x1100, 2);
    t(0x3042, 2);
    t(0x4e00, 2);
    t(0xac00, 2);
    t(0xff21, 2);
    t(0xff71, 1);
    t(0x20000, 2);
    t(0x2500, 1);
    t(0x231a, 2);
    t(0x2705, 2);
    t(0x1f600, 2);
    t(0x1f680, 2);
    t(0x1f1e6, 1 + (wcwidth(0x1f1e6) == 2));
    t(0x1f90c, 2);
    t(0x1fad6, 2);
    t(0x1f6dd, 2);
    t(0x1fae0, 2);
    t(0x1faf0, 2);
    t(0x1f6dc, 2);
    t(0x1fae8, 2);
    t(0x1fa77, 2);
    t(0x1fabb, 2);
    CHECK(wcswidth(L"a\u3042\u0301", 3) == 3, "wcswidth %d", wcswidth(L"a\u3042\u0301", 3));
    DONE();
}
