// SPDX-License-Identifier: MIT
// strncmp (C23 7.26.4.4), portable: stops at the NUL even if n claims more.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strncmp);
TN_VARIANT_OF(strncmp);

int TN_VARIANT(strncmp)(const char *a, const char *b, size_t n)
{
    for (; n; n--, a++, b++)
        if (!*a || *a != *b)
            return (unsigned char)*a - (unsigned char)*b;
    return 0;
}
