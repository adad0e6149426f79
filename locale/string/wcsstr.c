// SPDX-License-Identifier: MIT
// The first occurrence of a string in another (C23 7.31.4.5.6), in linear time and constant space:
// Two-Way (Crochemore and Perrin, J. ACM 38, 1991) on wide characters, behind a scan for the
// needle's first one. mem/internal/two_way.h, the same on bytes, tells how it works; its table of
// skips has no counterpart here, as 2^32 characters would need one each.
#include "base/tn.h"
#include "locale/locale.h"

// The start of the maximal suffix of x[0, m), under the order of characters or its reverse, and
// that suffix's period.
static size_t maximal_suffix(const wchar_t *x, size_t m, bool reverse, size_t *period)
{
    size_t candidate = 0, challenger = 1, agreed = 0, p = 1;
    while (challenger + agreed < m) {
        const wchar_t a = x[candidate + agreed], b = x[challenger + agreed];
        if (a == b) {
            if (++agreed == p)
                challenger += p, agreed = 0;
        } else if ((a > b) != reverse) {
            challenger += agreed + 1, agreed = 0, p = challenger - candidate;
        } else {
            candidate = challenger++, agreed = 0, p = 1;
        }
    }
    *period = p;
    return candidate;
}

wchar_t *tn_wcsstr(const wchar_t *s, const wchar_t *x)
{
    const size_t m = tn_wcslen(x);
    if (!m)
        return (wchar_t *)s;
    s = tn_wcschr(s, *x);
    if (!s || m == 1)
        return (wchar_t *)s;

    size_t period, other;
    size_t split = maximal_suffix(x, m, false, &period);
    const size_t split2 = maximal_suffix(x, m, true, &other);
    if (split2 > split)
        split = split2, period = other;
    const bool periodic = !tn_wmemcmp(x, x + period, split);
    if (!periodic)
        period = tn_max(split, m - split) + 1;

    size_t known = 0;       // so many characters at s are known to match
    const wchar_t *end = s; // s[0, end - s) exists and holds no NUL
    for (;;) {
        if ((size_t)(end - s) < m) {
            const size_t more = m + 64;
            const size_t found = tn_wcsnlen(end, more);
            end += found;
            if ((size_t)(end - s) < m)
                return nullptr;
        }
        size_t i = tn_max(split, known);
        while (i < m && x[i] == s[i])
            i++;
        if (i < m) {
            s += i - split + 1;
            known = 0;
            continue;
        }
        i = split;
        while (i > known && x[i - 1] == s[i - 1])
            i--;
        if (i <= known)
            return (wchar_t *)s;
        s += period;
        known = periodic ? m - period : 0;
    }
}
TN_PUBLIC(wcsstr);
TN_PUBLIC_AS(wcswcs, tn_wcsstr);
