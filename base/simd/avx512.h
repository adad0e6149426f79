// SPDX-License-Identifier: MIT
// The vocabulary in AVX-512 on 32-byte vectors: masks of one bit per byte, which also choose the
// bytes that a load or a store touches. All but these two is the compiler's vector extension, so
// the same source compiled without AVX-512 is a model of it that tests run on any CPU
// (platforms/levels.bzl, MODELS).
#pragma once

#define TNV_BYTES 32
#ifdef __AVX512BW__
#define TNV_REGISTER "x" // the constraint of a vector register
#else
#define TNV_REGISTER "m" // there is none of this size
#endif
#include "base/simd/vector.h"

typedef tn_u32 tnm;

TN_INLINE tnm tnm_ones(tnv_chars v)
{
    typedef bool lanes __attribute__((ext_vector_type(TNV_BYTES)));
    return __builtin_bit_cast(tnm, __builtin_convertvector(v, lanes));
}
#include "base/simd/bit_mask.h"

#define TNV_MASKED 1

#ifdef __AVX512BW__
TN_INLINE tnv tnv_load_n(const void *p, size_t n)
{
    return (tnv)__builtin_ia32_loaddquqi256_mask(p, (tnv_chars){}, __builtin_ia32_bzhi_si(~0u, n));
}
TN_INLINE void tnv_store_n(void *p, tnv v, size_t n)
{
    __builtin_ia32_storedquqi256_mask(p, (tnv_chars)v, __builtin_ia32_bzhi_si(~0u, n));
}
#else
TN_INLINE tnv tnv_load_n(const void *p, size_t n)
{
    tnv v = {};
    for (size_t i = 0; i < n; i++)
        ((tn_u8 *)&v)[i] = ((const tn_u8 *)p)[i];
    return v;
}
TN_INLINE void tnv_store_n(void *p, tnv v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        ((tn_u8 *)p)[i] = ((const tn_u8 *)&v)[i];
}
#endif

#include "base/simd/ymm.h"
