// SPDX-License-Identifier: MIT
// strndup (C23 7.26.2.7): at most n bytes of s, which need no NUL then.
#include <stdlib.h>
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strndup(const char *s, size_t n)
{
    size_t len = tn_strnlen(s, n);
    char *copy = malloc(len + 1);
    if (!copy)
        return nullptr;
    copy[len] = 0;
    return tn_memcpy(copy, s, len);
}
TN_PUBLIC(strndup);
