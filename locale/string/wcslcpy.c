// SPDX-License-Identifier: MIT
// wcslcpy (POSIX.1-2024): a copy that fits size characters with its null character; returns the
// length of the source.
#include "locale/locale.h"

size_t tn_wcslcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t size)
{
    const size_t length = tn_wcslen(from);
    if (size) {
        const size_t n = tn_min(length, size - 1);
        tn_wmemcpy(to, from, n);
        to[n] = 0;
    }
    return length;
}
TN_PUBLIC(wcslcpy);
