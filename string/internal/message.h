// SPDX-License-Identifier: MIT
// Messages by number: all texts of a kind in one object, found through 16-bit offsets, so that a
// shared library needs no relocation for them. The offset 0 is the empty text of a number without a
// message.
#pragma once

#include <stddef.h>

#include "base/tn.h"

// "<prefix><number>", NUL included, into buf; returns buf.
TN_INLINE char *tn_message_number(char *buf, const char *prefix, int number)
{
    char *p = buf;
    while (*prefix)
        *p++ = *prefix++;
    unsigned u = (unsigned)number;
    if (number < 0) {
        *p++ = '-';
        u = -u;
    }
    unsigned digits = 1;
    for (unsigned v = u; v >= 10; v /= 10)
        digits++;
    p[digits] = 0;
    do
        p[--digits] = (char)('0' + u % 10);
    while ((u /= 10) != 0);
    return buf;
}

// The longest prefix and the longest int.
constexpr size_t TN_MESSAGE_NUMBER_MAX = sizeof "Unknown signal -2147483648";
