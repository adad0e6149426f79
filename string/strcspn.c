// SPDX-License-Identifier: MIT
// strcspn (C23 7.26.5.3), portable: a table is asked byte by byte.
#include <string.h>
#include <tenon/string.h>

#include "string/internal/byte_set.h"

TN_NAME(strcspn);
TN_VARIANT_OF(strcspn);

size_t TN_VARIANT(strcspn)(const char *s, const char *reject)
{
    if (!reject[0] || !reject[1])
        return (size_t)(tn_strchrnul(s, reject[0]) - s);
    return (size_t)(tn_span_bytes(s, (const unsigned char *)reject, false) - s);
}
