// SPDX-License-Identifier: MIT
// A set of bytes as a bit map, for strspn and strcspn: built in one pass over its members, asked
// with two shifts.
#pragma once

#include "base/tn.h"

struct tn_byte_set {
    tn_u64 bits[4];
};

// The bytes of the string `members`, its NUL not among them.
TN_INLINE struct tn_byte_set tn_byte_set_of(const char *members)
{
    struct tn_byte_set set = {{0, 0, 0, 0}};
    for (const unsigned char *p = (const unsigned char *)members; *p; p++)
        set.bits[*p / 64] |= (tn_u64)1 << *p % 64;
    return set;
}

TN_INLINE bool tn_byte_set_has(const struct tn_byte_set *set, unsigned char c)
{
    return set->bits[c / 64] >> c % 64 & 1;
}
