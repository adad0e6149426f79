// SPDX-License-Identifier: MIT
// strspn (C23 7.26.5.6).
#include <string.h>
#include <tenon/string.h>

#include "string/internal/byte_set.h"

size_t tn_strspn(const char *s, const char *accept)
{
    const unsigned char *p = (const unsigned char *)s;
    if (!accept[0])
        return 0;
    if (!accept[1]) {
        while (*p == (unsigned char)accept[0])
            p++;
    } else {
        struct tn_byte_set set = tn_byte_set_of(accept);
        while (tn_byte_set_has(&set, *p)) // the NUL is no member
            p++;
    }
    return (size_t)(p - (const unsigned char *)s);
}
TN_PUBLIC(strspn);
