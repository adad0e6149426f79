// SPDX-License-Identifier: MIT
// strspn (C23 7.26.5.6) with vectors; what it may read is in string/internal/span.h.
#include <tenon/string.h>

#include "string/internal/span.h"

TN_VARIANT_OF(strspn);

TN_OVERREAD size_t TN_VARIANT(strspn)(const char *s, const char *accept)
{
    if (!accept[0])
        return 0;
    return tn_span(s, (const unsigned char *)accept, true);
}
