/* SPDX-License-Identifier: MIT */
/* Bits of unsigned integers (C23 7.18): a function for each standard type and a macro for all types
 * of such a width. A macro evaluates its argument once. */
#ifndef _STDBIT_H
#define _STDBIT_H

#include <stddef.h>
#include <stdint.h>

#define __STDC_VERSION_STDBIT_H__ 202311L

#define __STDC_ENDIAN_LITTLE__ 1234
#define __STDC_ENDIAN_BIG__    4321
#define __STDC_ENDIAN_NATIVE__ __STDC_ENDIAN_LITTLE__

__extension__ typedef unsigned long long __tn_ull;

#ifdef __cplusplus
#define __TN_BOOL bool
#else
#define __TN_BOOL _Bool
#endif

/* zeros above and below the ones of a value of `width` bits: all of them if it has none */
static __inline unsigned int __tn_clz(__tn_ull __x, unsigned int __width)
{
    return __x ? (unsigned int)__builtin_clzll(__x) - (64 - __width) : __width;
}

static __inline unsigned int __tn_ctz(__tn_ull __x, unsigned int __width)
{
    return __x ? (unsigned int)__builtin_ctzll(__x) : __width;
}

/* the functions of one type; `first` counts from 1 and is 0 if there is no such bit */
#define __TN_STDBIT(s, type)                                                                  \
    static __inline unsigned int stdc_leading_zeros_##s(type __x)                             \
    {                                                                                         \
        return __tn_clz(__x, 8 * sizeof(type));                                               \
    }                                                                                         \
    static __inline unsigned int stdc_leading_ones_##s(type __x)                              \
    {                                                                                         \
        return __tn_clz((type)~__x, 8 * sizeof(type));                                        \
    }                                                                                         \
    static __inline unsigned int stdc_trailing_zeros_##s(type __x)                            \
    {                                                                                         \
        return __tn_ctz(__x, 8 * sizeof(type));                                               \
    }                                                                                         \
    static __inline unsigned int stdc_trailing_ones_##s(type __x)                             \
    {                                                                                         \
        return __tn_ctz((type)~__x, 8 * sizeof(type));                                        \
    }                                                                                         \
    static __inline unsigned int stdc_first_leading_one_##s(type __x)                         \
    {                                                                                         \
        return __x ? __tn_clz(__x, 8 * sizeof(type)) + 1 : 0;                                 \
    }                                                                                         \
    static __inline unsigned int stdc_first_leading_zero_##s(type __x)                        \
    {                                                                                         \
        return stdc_first_leading_one_##s((type)~__x);                                        \
    }                                                                                         \
    static __inline unsigned int stdc_first_trailing_one_##s(type __x)                        \
    {                                                                                         \
        return __x ? __tn_ctz(__x, 8 * sizeof(type)) + 1 : 0;                                 \
    }                                                                                         \
    static __inline unsigned int stdc_first_trailing_zero_##s(type __x)                       \
    {                                                                                         \
        return stdc_first_trailing_one_##s((type)~__x);                                       \
    }                                                                                         \
    static __inline unsigned int stdc_count_ones_##s(type __x)                                \
    {                                                                                         \
        return (unsigned int)__builtin_popcountll(__x);                                       \
    }                                                                                         \
    static __inline unsigned int stdc_count_zeros_##s(type __x)                               \
    {                                                                                         \
        return stdc_count_ones_##s((type)~__x);                                               \
    }                                                                                         \
    static __inline __TN_BOOL stdc_has_single_bit_##s(type __x)                               \
    {                                                                                         \
        return __x && !(__x & (__x - 1));                                                     \
    }                                                                                         \
    static __inline unsigned int stdc_bit_width_##s(type __x)                                 \
    {                                                                                         \
        return 8 * (unsigned int)sizeof(type) - __tn_clz(__x, 8 * sizeof(type));              \
    }                                                                                         \
    static __inline type stdc_bit_floor_##s(type __x)                                         \
    {                                                                                         \
        return (type)(__x ? (__tn_ull)1 << (stdc_bit_width_##s(__x) - 1) : 0);                \
    }                                                                                         \
    /* 0 if the power of two does not fit; in two shifts, for the width of the widest type */ \
    static __inline type stdc_bit_ceil_##s(type __x)                                          \
    {                                                                                         \
        return (type)(__x > 1 ? (__tn_ull)1 << (stdc_bit_width_##s((type)(__x - 1)) - 1) << 1 \
                              : 1);                                                           \
    }

__TN_STDBIT(uc, unsigned char)
__TN_STDBIT(us, unsigned short)
__TN_STDBIT(ui, unsigned int)
__TN_STDBIT(ul, unsigned long)
__TN_STDBIT(ull, __tn_ull)
#undef __TN_STDBIT

/* The function for the width of x; unlike _Generic this takes unsigned bit-precise types, too. */
#define __TN_BY_WIDTH(f, x)                         \
    (sizeof(x) == 1   ? f##_uc((unsigned char)(x))  \
     : sizeof(x) == 2 ? f##_us((unsigned short)(x)) \
     : sizeof(x) == 4 ? f##_ui((unsigned int)(x))   \
                      : f##_ul((unsigned long)(x)))

#define stdc_leading_zeros(x)       __TN_BY_WIDTH(stdc_leading_zeros, x)
#define stdc_leading_ones(x)        __TN_BY_WIDTH(stdc_leading_ones, x)
#define stdc_trailing_zeros(x)      __TN_BY_WIDTH(stdc_trailing_zeros, x)
#define stdc_trailing_ones(x)       __TN_BY_WIDTH(stdc_trailing_ones, x)
#define stdc_first_leading_zero(x)  __TN_BY_WIDTH(stdc_first_leading_zero, x)
#define stdc_first_leading_one(x)   __TN_BY_WIDTH(stdc_first_leading_one, x)
#define stdc_first_trailing_zero(x) __TN_BY_WIDTH(stdc_first_trailing_zero, x)
#define stdc_first_trailing_one(x)  __TN_BY_WIDTH(stdc_first_trailing_one, x)
#define stdc_count_zeros(x)         __TN_BY_WIDTH(stdc_count_zeros, x)
#define stdc_count_ones(x)          __TN_BY_WIDTH(stdc_count_ones, x)
#define stdc_has_single_bit(x)      ((__TN_BOOL)__TN_BY_WIDTH(stdc_has_single_bit, x))
#define stdc_bit_width(x)           __TN_BY_WIDTH(stdc_bit_width, x)
#define stdc_bit_floor(x)           ((__typeof__(x))__TN_BY_WIDTH(stdc_bit_floor, x))
#define stdc_bit_ceil(x)            ((__typeof__(x))__TN_BY_WIDTH(stdc_bit_ceil, x))

#endif
