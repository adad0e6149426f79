// SPDX-License-Identifier: MIT
// strnlen (POSIX.1-2024), portable: the length of a string, or max if the first max bytes hold no
// NUL.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strnlen);
TN_VARIANT_OF(strnlen);

size_t TN_VARIANT(strnlen)(const char *s, size_t max)
{
    const char *end = tn_memchr(s, 0, max);
    return end ? (size_t)(end - s) : max;
}
