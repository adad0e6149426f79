/* SPDX-License-Identifier: MIT */
/* mbsnrtowcs/wcsnrtombs/mbrtowc limits (POSIX): never write beyond the destination, stop on whole
 * characters, keep or report a partial character, set the source pointer; n larger than UINT_MAX.
 * Sequences that RFC 3629 forbids (overlong, surrogates, above U+10FFFF, five bytes) are EILSEQ.
 */
#include "case.h"
#include <locale.h>
#include <wchar.h>
int main(void)
{
    char d[32];
    const wchar_t *ws, W[] = L"a\u00e9\u20ac\U0001f600z";
    mbstate_t st;
    size_t r;
    const char *s;
    wchar_t w[8];
    if (!setlocale(LC_ALL, "C.UTF-8"))
        SKIP("no C.UTF-8");
    for (int lim = 0; lim <= 12; lim++)
        for (int wn = 0; wn <= 6; wn++) {
            memset(d, 0x55, sizeof d);
            memset(&st, 0, sizeof st);
            ws = W;
            r = wcsnrtombs(d, &ws, wn, lim, &st);
            int bad = 0;
            for (int i = lim; i < 32; i++)
                if (d[i] != 0x55)
                    bad = 1;
            int full[] = {1, 2, 3, 4, 1, 1}, want = 0, i;
            for (i = 0; i < wn && i < 6 && want + full[i] <= lim; i++) {
                want += full[i];
                if (i == 5)
                    break;
            }
            if (i == 5 && wn == 6 && want == 12)
                want = 11;
            if (bad || (int)r != want) {
                CHECK(0, "wcsnrtombs of %d wide characters into %d bytes: %zd want %d%s", wn, lim,
                      (ssize_t)r, want, bad ? ", wrote past the end" : "");
                goto out;
            }
        }
out:
    memset(&st, 0, sizeof st);
    s = "\xe2\x82\xac\xe2\x82";
    r = mbsnrtowcs(w, &s, 5, 8, &st);
    CHECK(r == 1 && w[0] == 0x20ac, "mbsnrtowcs with a partial tail: %zd", (ssize_t)r);
    memset(&st, 0, sizeof st);
    s = "\xe2\x82\xac"
        "b";
    r = mbsnrtowcs(0, &s, 4, 0, &st);
    CHECK(r == 2, "counting: %zd", (ssize_t)r);
    memset(&st, 0, sizeof st);
    r = mbrtowc(w, "\xe2\x82\xac", 0x100000001UL, &st);
    CHECK(r == 3 && w[0] == 0x20ac, "mbrtowc with n > UINT_MAX: %zd", (ssize_t)r);
    memset(&st, 0, sizeof st);
    r = mbrtowc(w, "\xe2", 1, &st);
    CHECK(r == (size_t)-2, "%zd", (ssize_t)r);
    r = mbrtowc(w, "\x82\xac", 2, &st);
    CHECK(r == 2 && w[0] == 0x20ac, "continued: %zd", (ssize_t)r);
    {
        const char *bad[] = {"\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",    "\xff",
                             "\x80",     "\xe0\x80\x80", "\xf8\x88\x80\x80\x80"};
        for (int i = 0; i < 7; i++) {
            memset(&st, 0, sizeof st);
            errno = 0;
            r = mbrtowc(w, bad[i], 5, &st);
            CHECK(r == (size_t)-1 && errno == EILSEQ, "invalid sequence %d: %zd", i, (ssize_t)r);
        }
    }
    DONE();
}
