// SPDX-License-Identifier: MIT
// strncasecmp (POSIX.1-2024 <strings.h>), portable: at most n bytes of strcasecmp.
#include <strings.h>
#include <tenon/string.h>

#include "string/internal/fold.h"

TN_NAME(strncasecmp);
TN_VARIANT_OF(strncasecmp);

int TN_VARIANT(strncasecmp)(const char *a, const char *b, size_t n)
{
    for (; n; n--, a++, b++) {
        int x = tn_fold((unsigned char)*a), y = tn_fold((unsigned char)*b);
        if (x != y || !x)
            return x - y;
    }
    return 0;
}
