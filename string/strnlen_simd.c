// SPDX-License-Identifier: MIT
// strnlen (POSIX.1-2024) with vectors; what it may read is in mem/internal/scan.h.
#include <tenon/string.h>

#include "mem/internal/scan.h"

TN_VARIANT_OF(strnlen);

TN_OVERREAD size_t TN_VARIANT(strnlen)(const char *s, size_t max)
{
    uintptr_t start = (uintptr_t)s;
    return tn_scan_n(s, 0, max, start + max) - start;
}
