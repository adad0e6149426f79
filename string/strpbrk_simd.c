// SPDX-License-Identifier: MIT
// strpbrk (C23 7.26.5.4) with vectors; what it may read is in string/internal/span.h.
#include <tenon/string.h>

#include "string/internal/span.h"

TN_VARIANT_OF(strpbrk);

TN_OVERREAD char *TN_VARIANT(strpbrk)(const char *s, const char *accept)
{
    const char *end = accept[0] && accept[1] ? s + tn_span(s, (const unsigned char *)accept, false)
                                             : tn_strchrnul(s, accept[0]);
    return *end ? (char *)end : nullptr;
}
