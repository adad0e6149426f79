// SPDX-License-Identifier: MIT
// strcasecmp (POSIX.1-2024 <strings.h>), portable: strcmp of the strings in lower case. Every
// locale of this library maps single bytes as ASCII does.
#include <strings.h>
#include <tenon/string.h>

#include "string/internal/fold.h"

TN_NAME(strcasecmp);
TN_VARIANT_OF(strcasecmp);

int TN_VARIANT(strcasecmp)(const char *a, const char *b)
{
    for (;; a++, b++) {
        int x = tn_fold((unsigned char)*a), y = tn_fold((unsigned char)*b);
        if (x != y || !x)
            return x - y;
    }
}
