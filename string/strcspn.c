// SPDX-License-Identifier: MIT
// strcspn (C23 7.26.5.3).
#include <string.h>
#include <tenon/string.h>

#include "string/internal/byte_set.h"

size_t tn_strcspn(const char *s, const char *reject)
{
    if (!reject[0] || !reject[1])
        return (size_t)(tn_strchrnul(s, reject[0]) - s);

    struct tn_byte_set set = tn_byte_set_of(reject);
    set.bits[0] |= 1; // the NUL ends the search, too
    const unsigned char *p = (const unsigned char *)s;
    while (!tn_byte_set_has(&set, *p))
        p++;
    return (size_t)(p - (const unsigned char *)s);
}
TN_PUBLIC(strcspn);
