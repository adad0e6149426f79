// SPDX-License-Identifier: MIT
// strnlen (POSIX.1-2024): the length of a string, or max if the first max bytes hold no NUL.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

size_t tn_strnlen(const char *s, size_t max)
{
    const char *end = tn_memchr(s, 0, max);
    return end ? (size_t)(end - s) : max;
}
TN_PUBLIC(strnlen);
