// SPDX-License-Identifier: MIT
// strchrnul, portable: the first byte that is c or the terminating NUL.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strchrnul);
TN_VARIANT_OF(strchrnul);

char *TN_VARIANT(strchrnul)(const char *s, int c)
{
    while (*s && *s != (char)c)
        s++;
    return (char *)s;
}
