// SPDX-License-Identifier: MIT
// strlen (C23 7.26.6.4), portable.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strlen);
TN_VARIANT_OF(strlen);

size_t TN_VARIANT(strlen)(const char *s)
{
    size_t n = 0;
    while (s[n])
        n++;
    return n;
}
