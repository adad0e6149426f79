// SPDX-License-Identifier: MIT
// The sizes of blocks that backends with classes share: 16, 32, … 128 in steps of 16; from there
// eight per power of two; from 1 KiB on sixteen, because programs like powers of two with a header
// before them. So at most a ninth of a block is padding, a seventeenth of a larger one. Every power
// of two from 16 on is a class.
#pragma once

#include <stddef.h>

constexpr size_t TN_CLASS_MAX = 32 << 10;
constexpr unsigned TN_CLASS_128 = 8, TN_CLASS_1K = TN_CLASS_128 + 3 * 8; // first ones above these
constexpr unsigned TN_CLASSES = TN_CLASS_1K + 5 * 16;

// The smallest class whose blocks hold n bytes, 1 <= n <= TN_CLASS_MAX.
static inline unsigned tn_size_class(size_t n)
{
    const size_t last = n - 1;
    if (last < 128)
        return (unsigned)(last / 16);
    const unsigned log = 63 - (unsigned)__builtin_clzll(last);
    if (log < 10)
        return TN_CLASS_128 + (log - 7) * 8 + (last >> (log - 3) & 7);
    return TN_CLASS_1K + (log - 10) * 16 + (last >> (log - 4) & 15);
}
static inline size_t tn_class_size(unsigned class)
{
    if (class < TN_CLASS_128)
        return (size_t)(class + 1) * 16;
    if (class < TN_CLASS_1K)
        return (size_t)(9 + (class - TN_CLASS_128) % 8) << ((class - TN_CLASS_128) / 8 + 4);
    return (size_t)(17 + (class - TN_CLASS_1K) % 16) << ((class - TN_CLASS_1K) / 16 + 6);
}
