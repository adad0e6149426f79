// SPDX-License-Identifier: MIT
// A copy on the heap (POSIX.1-2024 wcsdup). ENOMEM.
#include "locale/locale.h"

wchar_t *tn_wcsdup(const wchar_t *s)
{
    size_t n = tn_wcslen(s) + 1, bytes;
    // No string has so many characters, but the product must not wrap.
    wchar_t *copy = tn_mul_overflow(n, sizeof *s, &bytes) ? nullptr : malloc(bytes);
    return copy ? tn_wmemcpy(copy, s, n) : nullptr;
}
TN_PUBLIC(wcsdup);
