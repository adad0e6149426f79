// SPDX-License-Identifier: MIT
// strcmp (C23 7.26.4.2), portable.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strcmp);
TN_VARIANT_OF(strcmp);

int TN_VARIANT(strcmp)(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}
