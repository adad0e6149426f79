// SPDX-License-Identifier: MIT
// strpbrk (C23 7.26.5.4), portable: a table is asked byte by byte.
#include <string.h>
#include <tenon/string.h>

#include "string/internal/byte_set.h"

TN_NAME(strpbrk);
TN_VARIANT_OF(strpbrk);

char *TN_VARIANT(strpbrk)(const char *s, const char *accept)
{
    const char *end = accept[0] && accept[1]
                          ? tn_span_bytes(s, (const unsigned char *)accept, false)
                          : tn_strchrnul(s, accept[0]);
    return *end ? (char *)end : nullptr;
}
