// SPDX-License-Identifier: MIT
// strcspn (C23 7.26.5.3) with vectors; what it may read is in string/internal/span.h.
#include <tenon/string.h>

#include "string/internal/span.h"

TN_VARIANT_OF(strcspn);

TN_OVERREAD size_t TN_VARIANT(strcspn)(const char *s, const char *reject)
{
    if (!reject[0] || !reject[1])
        return (size_t)(tn_strchrnul(s, reject[0]) - s);
    return tn_span(s, (const unsigned char *)reject, false);
}
