// SPDX-License-Identifier: MIT
// strncasecmp (POSIX.1-2024) a word at a time; what it may read is in
// string/internal/compare_words.h.
#include <tenon/string.h>

#include "string/internal/compare_words.h"

TN_VARIANT_OF(strncasecmp);

TN_OVERREAD int TN_VARIANT(strncasecmp)(const char *a, const char *b, size_t n)
{
    return tn_compare_words(a, b, n, true, true);
}
