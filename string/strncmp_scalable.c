// SPDX-License-Identifier: MIT
// strncmp (C23 7.26.4.4) with vectors of any length; what it may read is in
// string/internal/compare_scalable.h.
#include <tenon/string.h>

#include "string/internal/compare_scalable.h"

TN_VARIANT_OF(strncmp);

int TN_VARIANT(strncmp)(const char *a, const char *b, size_t n)
{
    return tn_scalable_compare(a, b, n, true);
}
