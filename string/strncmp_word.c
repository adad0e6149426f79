// SPDX-License-Identifier: MIT
// strncmp (C23 7.26.4.4) a word at a time; what it may read is in string/internal/compare_words.h.
#include <tenon/string.h>

#include "string/internal/compare_words.h"

TN_VARIANT_OF(strncmp);

TN_OVERREAD int TN_VARIANT(strncmp)(const char *a, const char *b, size_t n)
{
    return tn_compare_words(a, b, n, true, false);
}
