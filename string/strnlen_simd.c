// SPDX-License-Identifier: MIT
// strnlen (POSIX.1-2024) with vectors; what it may read is in mem/internal/scan.h.
#include <tenon/string.h>

#include "mem/internal/scan.h"

TN_VARIANT_OF(strnlen);

TN_OVERREAD size_t TN_VARIANT(strnlen)(const char *s, size_t max)
{
    const char *nul = tn_scan_n(s, 0, max);
    return nul ? (size_t)(nul - s) : max;
}
