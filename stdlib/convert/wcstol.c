// SPDX-License-Identifier: MIT
// wcstol, wcstoll, wcstoimax (C23 7.31.4.1.3, 7.8.2.4): one function, because all three types have
// 64 bits. Binary prefixes as in C23. Cost: one multiplication per digit; no locale, no state.
#include "locale/locale.h"
#include "stdlib/convert/integer.h"
#include "stdlib/stdlib.h"

long tn_wcstol(const wchar_t *restrict s, wchar_t **restrict end, int base)
{
    const wchar_t *start = s;
    while (tn_iswspace((wint_t)*start))
        start++;
    struct tn_scanned_int r = tn_scan_wide_int(start, base);
    if (end)
        *end = (wchar_t *)(r.length ? start + r.length : s);
    return tn_signed_of(r);
}
TN_PUBLIC(wcstol);
TN_PUBLIC_ABI(wcstoll, tn_wcstol);
TN_PUBLIC_ABI(wcstoimax, tn_wcstol);
