// SPDX-License-Identifier: MIT
// The sizes of blocks that backends with classes share: 16, 32, … 128 in steps of 16; from there
// four per power of two, but eight between 1 and 8 KiB. At most a fifth of a block is padding, a
// ninth there. Every power of two from 16 on is a class.
#pragma once

#include <stddef.h>

constexpr size_t TN_CLASS_MAX = 64 << 10;
constexpr unsigned TN_CLASSES = 56;
constexpr unsigned TN_FINE_CLASS = 20, TN_COARSE_CLASS = TN_FINE_CLASS + 3 * 8;

// The smallest class whose blocks hold n bytes, 1 <= n <= TN_CLASS_MAX.
static inline unsigned tn_size_class(size_t n)
{
    const size_t last = n - 1;
    if (last < 128)
        return (unsigned)(last / 16);
    const unsigned log = 63 - (unsigned)__builtin_clzll(last);
    if (log < 10)
        return 8 + (log - 7) * 4 + (last >> (log - 2) & 3);
    if (log < 13)
        return TN_FINE_CLASS + (log - 10) * 8 + (last >> (log - 3) & 7);
    return TN_COARSE_CLASS + (log - 13) * 4 + (last >> (log - 2) & 3);
}
static inline size_t tn_class_size(unsigned class)
{
    if (class < 8)
        return (size_t)(class + 1) * 16;
    if (class < TN_FINE_CLASS)
        return (size_t)(5 + class % 4) << (class / 4 + 3);
    if (class < TN_COARSE_CLASS)
        return (size_t)(9 + (class - TN_FINE_CLASS) % 8) << ((class - TN_FINE_CLASS) / 8 + 7);
    return (size_t)(5 + class % 4) << (class / 4);
}
static_assert(TN_FINE_CLASS % 4 == 0 && TN_COARSE_CLASS % 4 == 0);
