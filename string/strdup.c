// SPDX-License-Identifier: MIT
// strdup (C23 7.26.2.6). The caller may free the result, so it comes from the malloc that the
// program sees.
#include <stdlib.h>
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strdup(const char *s)
{
    size_t size = tn_strlen(s) + 1;
    char *copy = malloc(size);
    return copy ? tn_memcpy(copy, s, size) : nullptr;
}
TN_PUBLIC(strdup);
