// SPDX-License-Identifier: MIT
// A floating-point format seen as integers, for bodies that serve several types. A source defines
// one of TN_FP_float, TN_FP_double, TN_FP_ldouble before it includes this (default: double) and
// then has
//
//     fp_t                   the type;  FP(floor) is tn_floor, tn_floorf or tn_floorl;
//     FP_PUBLIC(floor) publishes it FP_P                   precision in bits;  FP_BIAS, FP_EMAX:
//     exponent bias, the biased exponent of infinities and NaNs fp_sig                 unsigned
//     integer that holds a significand of FP_P bits fp_exp, fp_sign, fp_frac   biased exponent;
//     sign; stored significand (with the leading bit if x is normal) fp_make(s, e, m)       the
//     number with sign s (0, 1), biased exponent e and significand m (leading bit included if e >
//     0)
//
// x = (-1)^sign * frac * 2^(max(exp, 1) - FP_BIAS - (FP_P - 1)). Zeros and subnormal numbers have
// exp 0. Constants are written as floating-point literals: the conversion of an integer would be an
// instruction. Functions of this package depend on the rounding mode and raise exceptions: the
// pragmas forbid the compiler to move, fold or contract arithmetic; multiply-add is written out
// where an error analysis allows it (math/internal/dd.h).
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <math.h>
#include <tenon/math.h>

#include "base/tn.h"

#pragma STDC FENV_ACCESS ON
#pragma STDC FP_CONTRACT OFF

typedef unsigned __int128 tn_u128;

// The level has a fused multiply-add instruction for float and double.
#if defined(__FMA__) || defined(__aarch64__) || defined(__riscv_d)
#define TN_HAVE_FMA 1
#else
#define TN_HAVE_FMA 0
#endif

// Bit patterns of double and float.
TN_INLINE tn_u64 tn_bits(double x) { return __builtin_bit_cast(tn_u64, x); }
TN_INLINE double tn_from_bits(tn_u64 u) { return __builtin_bit_cast(double, u); }
TN_INLINE tn_u32 tn_bitsf(float x) { return __builtin_bit_cast(tn_u32, x); }
TN_INLINE float tn_from_bitsf(tn_u32 u) { return __builtin_bit_cast(float, u); }

// Hides a value from the optimiser, so that an operation whose only effect is an exception is
// performed.
#define tn_opaque(x)                    \
    ({                                  \
        volatile typeof(x) tn_o_ = (x); \
        tn_o_;                          \
    })
#define tn_force_eval(x) ((void)tn_opaque(x))

#define FP_PACKED 1
#if defined(TN_FP_float)
typedef float fp_t;
typedef tn_u32 fp_sig;
#define FP_P 24
#define FP_BIAS 127
#define FP(name) tn_##name##f
#define FP_PUBLIC(name) TN_PUBLIC(name##f)
#define FP_STRING(name) "tn_" #name "f"
#define FP_C(c) c##f
#elif defined(TN_FP_ldouble)
typedef long double fp_t;
#define FP_BIAS 16383
#define FP(name) tn_##name##l
#define FP_PUBLIC(name) TN_PUBLIC(name##l)
#define FP_STRING(name) "tn_" #name "l"
#define FP_C(c) c##l
#if __LDBL_MANT_DIG__ == 64
typedef tn_u64 fp_sig;
#define FP_P 64
#undef FP_PACKED
#define FP_PACKED 0
#else
typedef tn_u128 fp_sig;
#define FP_P 113
#endif
#else
#undef TN_FP_double
#define TN_FP_double 1
typedef double fp_t;
typedef tn_u64 fp_sig;
#define FP_P 53
#define FP_BIAS 1023
#define FP(name) tn_##name
#define FP_PUBLIC(name) TN_PUBLIC(name)
#define FP_STRING(name) "tn_" #name
#define FP_C(c) c
#endif

// FP_LONG_LONG(lrint): llrint is lrint, as long and long long have one representation here.
#define FP_LONG_LONG(name)                                                          \
    static_assert(sizeof(long) == sizeof(long long));                               \
    extern typeof(FP(l##name)) FP(l##name) __attribute__((alias(FP_STRING(name)))); \
    FP_PUBLIC(l##name)

#define FP_EMAX (2 * FP_BIAS + 1)
constexpr fp_sig FP_LEAD = (fp_sig)1 << (FP_P - 1); // the leading bit of a normal number

#if FP_PACKED
// IEEE interchange formats: sign, exponent and significand without its leading bit in one integer.
typedef fp_sig fp_raw;
constexpr fp_raw FP_SIGN = (fp_raw)1 << (8 * sizeof(fp_raw) - 1);
TN_INLINE fp_raw fp_bits(fp_t x) { return __builtin_bit_cast(fp_raw, x); }
TN_INLINE fp_t fp_from_bits(fp_raw u) { return __builtin_bit_cast(fp_t, u); }
TN_INLINE int fp_sign(fp_t x) { return (int)(fp_bits(x) >> (8 * sizeof(fp_raw) - 1)); }
TN_INLINE int fp_exp(fp_t x) { return (int)(fp_bits(x) >> (FP_P - 1)) & FP_EMAX; }
TN_INLINE fp_sig fp_frac(fp_t x)
{
    return (fp_bits(x) & (FP_LEAD - 1)) | (fp_exp(x) ? FP_LEAD : 0);
}
TN_INLINE fp_t fp_make(int sign, int exp, fp_sig sig)
{
    return fp_from_bits((fp_raw)(unsigned)sign << (8 * sizeof(fp_raw) - 1) |
                        (fp_raw)(unsigned)exp << (FP_P - 1) | (sig & (FP_LEAD - 1)));
}
#else
// x87 extended: the leading bit is stored.
union tn_x87 {
    long double value;
    struct {
        tn_u64 sig;
        tn_u16 se;
    };
};
TN_INLINE int fp_sign(fp_t x) { return ((union tn_x87){.value = x}).se >> 15; }
TN_INLINE int fp_exp(fp_t x) { return ((union tn_x87){.value = x}).se & FP_EMAX; }
TN_INLINE fp_sig fp_frac(fp_t x) { return ((union tn_x87){.value = x}).sig; }
TN_INLINE fp_t fp_make(int sign, int exp, fp_sig sig)
{
    return ((union tn_x87){.sig = sig, .se = (tn_u16)(sign << 15 | exp)}).value;
}
#endif

TN_INLINE bool fp_isnan(fp_t x)
{
    return fp_exp(x) == FP_EMAX && (fp_sig)(fp_frac(x) << (8 * sizeof(fp_sig) - FP_P + 1)) != 0;
}

// Number of zeros above the leading bit of a significand of FP_P bits; m > 0.
TN_INLINE int fp_clz(fp_sig m)
{
    constexpr int spare = 8 * sizeof(fp_sig) - FP_P;
    if (sizeof m > 8) {
        tn_u64 hi = (tn_u64)((tn_u128)m >> 64);
        return (hi ? __builtin_clzll(hi) : 64 + __builtin_clzll((tn_u64)m)) - spare;
    }
    return __builtin_clzll((tn_u64)m) - (64 - 8 * (int)sizeof(fp_sig)) - spare;
}

// Significand and exponent of a finite x != 0 as if the exponent range had no lower end: m has FP_P
// bits, |x| = m * 2^(e - FP_BIAS - (FP_P - 1)).
TN_INLINE fp_sig fp_normal(fp_t x, int *e)
{
    fp_sig m = fp_frac(x);
    *e = fp_exp(x);
    if (tn_unlikely(*e == 0)) {
        int n = fp_clz(m);
        m <<= n;
        *e = 1 - n;
    }
    return m;
}
