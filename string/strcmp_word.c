// SPDX-License-Identifier: MIT
// strcmp (C23 7.26.4.2) a word at a time; what it may read is in string/internal/compare_words.h.
#include <tenon/string.h>

#include "string/internal/compare_words.h"

TN_VARIANT_OF(strcmp);

TN_OVERREAD int TN_VARIANT(strcmp)(const char *a, const char *b)
{
    return tn_compare_words(a, b, 0, false, false);
}
