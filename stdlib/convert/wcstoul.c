// SPDX-License-Identifier: MIT
// wcstoul, wcstoull, wcstoumax (C23 7.31.4.1.3, 7.8.2.4): one function, because all three types
// have 64 bits. Binary prefixes as in C23. Cost: one multiplication per digit; no locale, no state.
#include "locale/locale.h"
#include "stdlib/convert/integer.h"
#include "stdlib/stdlib.h"

unsigned long tn_wcstoul(const wchar_t *restrict s, wchar_t **restrict end, int base)
{
    const wchar_t *start = s;
    while (tn_iswspace((wint_t)*start))
        start++;
    struct tn_scanned_int r = tn_scan_wide_int(start, base);
    if (end)
        *end = (wchar_t *)(r.length ? start + r.length : s);
    return tn_unsigned_of(r);
}
TN_PUBLIC(wcstoul);
TN_PUBLIC_ABI(wcstoull, tn_wcstoul);
TN_PUBLIC_ABI(wcstoumax, tn_wcstoul);
