// SPDX-License-Identifier: MIT
// Unaligned access, byte order and words of bytes (SWAR). Loads and stores may alias any object and
// need no alignment.
#pragma once

#include <stddef.h>

#include "base/tn.h"

#define TN_LOAD_(type, name)                      \
    TN_INLINE type tn_load_##name(const void *p)  \
    {                                             \
        type v;                                   \
        __builtin_memcpy_inline(&v, p, sizeof v); \
        return v;                                 \
    }                                             \
    TN_INLINE void tn_store_##name(void *p, type v) { __builtin_memcpy_inline(p, &v, sizeof v); }
TN_LOAD_(tn_u16, u16)
TN_LOAD_(tn_u32, u32)
TN_LOAD_(tn_u64, u64)
TN_LOAD_(tn_word, word)
#undef TN_LOAD_

#define tn_clz64(v) __builtin_clzll(v)
#define tn_ctz64(v) __builtin_ctzll(v)

// Words seen as eight bytes.
constexpr tn_word TN_ONES = ~(tn_word)0 / 255; // 0x01 in every byte
constexpr tn_word TN_HIGHS = TN_ONES * 128;    // 0x80 in every byte
