// SPDX-License-Identifier: MIT
// strspn (C23 7.26.5.6), portable: a table is asked byte by byte.
#include <string.h>
#include <tenon/string.h>

#include "string/internal/byte_set.h"

TN_NAME(strspn);
TN_VARIANT_OF(strspn);

size_t TN_VARIANT(strspn)(const char *s, const char *accept)
{
    if (!accept[0])
        return 0;
    return (size_t)(tn_span_bytes(s, (const unsigned char *)accept, true) - s);
}
