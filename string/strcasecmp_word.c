// SPDX-License-Identifier: MIT
// strcasecmp (POSIX.1-2024) a word at a time; what it may read is in
// string/internal/compare_words.h.
#include <tenon/string.h>

#include "string/internal/compare_words.h"

TN_VARIANT_OF(strcasecmp);

TN_OVERREAD int TN_VARIANT(strcasecmp)(const char *a, const char *b)
{
    return tn_compare_words(a, b, 0, false, true);
}
