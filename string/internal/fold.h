// SPDX-License-Identifier: MIT
// Comparison without case: letters of ASCII count as their lower case.
#pragma once

#include <stddef.h>

#include "base/tn.h"

TN_INLINE unsigned char tn_fold(unsigned char c)
{
    return (unsigned char)(c - 'A') < 26 ? c | 0x20 : c;
}

// Stops at the first difference, at the NUL, or after n bytes.
TN_INLINE int tn_compare_folded(const char *a, const char *b, size_t n)
{
    for (; n; n--, a++, b++) {
        int x = tn_fold((unsigned char)*a), y = tn_fold((unsigned char)*b);
        if (x != y || !x)
            return x - y;
    }
    return 0;
}
