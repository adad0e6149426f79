// SPDX-License-Identifier: MIT
// Spans of bytes in or not in a set, a byte at a time by a table of all bytes, for strspn, strcspn
// and strpbrk without vectors or without a shuffle for large sets.
#pragma once

#include "base/tn.h"

// The end of the span of bytes at s in (or not in) the set, at the NUL at last.
TN_INLINE const char *tn_span_bytes(const char *s, const unsigned char *members, bool in)
{
    unsigned char member[256] = {};
    for (; *members; members++)
        member[*members] = 1;
    member[0] = !in;
    const unsigned char *p = (const unsigned char *)s;
    while (member[*p] == in)
        p++;
    return (const char *)p;
}
