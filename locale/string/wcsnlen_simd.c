// SPDX-License-Identifier: MIT
// wcsnlen (POSIX.1-2024) with vectors; what it may read is in mem/internal/scan.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "locale/string/wide_bytes.h"
#include "mem/internal/scan.h"

TN_VARIANT_OF(wcsnlen);

TN_OVERREAD size_t TN_VARIANT(wcsnlen)(const wchar_t *s, size_t n)
{
    uintptr_t nul = tn_scan_n((const char *)s, 0, tn_wide_bytes(n), 0);
    return nul ? (nul - (uintptr_t)s) / sizeof *s : n;
}
