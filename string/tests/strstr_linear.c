/* SPDX-License-Identifier: MIT */
/* strstr, strcasestr, memmem, wcsstr on periodic text: right results and time that grows linearly;
 * an empty needle is found at the start (C23 7.26.5.8, strcasestr(3)).
 */
//@ perf 1
#include "case.h"
#include <time.h>
#include <wchar.h>
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}
int main(void)
{
    size_t n = 200000, m = n / 2;
    char *h = malloc(n + 1), *k = malloc(m + 2);
    wchar_t *wh = malloc((n + 1) * sizeof *wh), *wk = malloc((m + 2) * sizeof *wk);
    double t;
    CHECK(STREQ(strcasestr("abc", ""), "abc"), "strcasestr empty needle");
    CHECK(strstr("abc", "") && memmem("abc", 3, "", 0), "empty needle");
    {
        const char *s = "abcabcabcabcabcabcabcabcabdabc", *p = strstr(s, "abcabcabcabcabcabd");
        CHECK(p == s + 9, "periodic needle at %d", p ? (int)(p - s) : -1);
    }
    {
        const char *s = "playing play play play always", *p = strstr(s, "play play play always");
        CHECK(p == s + 8, "at %d", p ? (int)(p - s) : -1);
    }
    CHECK(strcasestr("xxABCxx", "abc") && STREQ(strcasestr("xxABCxx", "abc"), "ABCxx"), "case");
    memset(h, 'a', n);
    h[n] = 0;
    memset(k, 'a', m);
    k[m] = 'b';
    k[m + 1] = 0;
    for (size_t i = 0; i <= n; i++)
        wh[i] = h[i];
    for (size_t i = 0; i <= m + 1; i++)
        wk[i] = k[i];
    t = now();
    CHECK(!strstr(h, k), "found");
    t = now() - t;
    CHECK(t < 1, "strstr %.1f s", t);
    t = now();
    CHECK(!memmem(h, n, k, m + 1), "found");
    t = now() - t;
    CHECK(t < 1, "memmem %.1f s", t);
    t = now();
    CHECK(!wcsstr(wh, wk), "found");
    t = now() - t;
    CHECK(t < 1, "wcsstr %.1f s", t);
    k[0] = 'b';
    k[m] = 'a';
    t = now();
    CHECK(!strstr(h, k), "found");
    t = now() - t;
    CHECK(t < 1, "strstr, other end %.1f s", t);
    memset(k, 'A', m);
    k[m] = 'b';
    t = now();
    CHECK(!strcasestr(h, k), "found");
    t = now() - t;
    CHECK(t < 1, "strcasestr %.1f s", t);
    DONE();
}
