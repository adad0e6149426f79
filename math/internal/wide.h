// SPDX-License-Identifier: MIT
// Unsigned integers of more than two significands (fp_wide): 128 bits for float and double, 256 for
// long double.
#pragma once

#include "math/internal/scale.h"

#if FP_P <= 53
typedef tn_u128 fp_wide;
constexpr int FP_WIDE = 128;
TN_INLINE fp_wide w_mul(fp_sig a, fp_sig b) { return (fp_wide)a * b; }
TN_INLINE fp_wide w_from(fp_sig a) { return a; }
TN_INLINE bool w_zero(fp_wide a) { return a == 0; }
TN_INLINE bool w_less(fp_wide a, fp_wide b) { return a < b; }
TN_INLINE fp_wide w_add(fp_wide a, fp_wide b) { return a + b; }
TN_INLINE fp_wide w_sub(fp_wide a, fp_wide b) { return a - b; }
TN_INLINE fp_wide w_shl(fp_wide a, int n) { return a << n; }
TN_INLINE fp_wide w_shr(fp_wide a, int n) { return a >> n; }
TN_INLINE fp_sig w_low(fp_wide a) { return (fp_sig)a; }
TN_INLINE int w_clz(fp_wide a)
{
    tn_u64 hi = (tn_u64)(a >> 64);
    return hi ? __builtin_clzll(hi) : 64 + __builtin_clzll((tn_u64)a);
}
#else
typedef struct {
    tn_u128 hi, lo;
} fp_wide;
constexpr int FP_WIDE = 256;
TN_INLINE fp_wide w_from(fp_sig a) { return (fp_wide){0, a}; }
TN_INLINE bool w_zero(fp_wide a) { return (a.hi | a.lo) == 0; }
TN_INLINE bool w_less(fp_wide a, fp_wide b) { return a.hi != b.hi ? a.hi < b.hi : a.lo < b.lo; }
TN_INLINE fp_wide w_add(fp_wide a, fp_wide b)
{
    tn_u128 lo = a.lo + b.lo;
    return (fp_wide){a.hi + b.hi + (lo < a.lo), lo};
}
TN_INLINE fp_wide w_sub(fp_wide a, fp_wide b)
{
    return (fp_wide){a.hi - b.hi - (a.lo < b.lo), a.lo - b.lo};
}
TN_INLINE fp_wide w_shl(fp_wide a, int n) // 0 <= n < 256
{
    if (n >= 128)
        return (fp_wide){a.lo << (n - 128), 0};
    return n ? (fp_wide){a.hi << n | a.lo >> (128 - n), a.lo << n} : a;
}
TN_INLINE fp_wide w_shr(fp_wide a, int n) // 0 <= n < 256
{
    if (n >= 128)
        return (fp_wide){0, a.hi >> (n - 128)};
    return n ? (fp_wide){a.hi >> n, a.lo >> n | a.hi << (128 - n)} : a;
}
TN_INLINE fp_wide w_mul(fp_sig a, fp_sig b)
{
#if FP_P <= 64
    return (fp_wide){0, (tn_u128)a * b};
#else
    tn_u64 a1 = (tn_u64)(a >> 64), a0 = (tn_u64)a, b1 = (tn_u64)(b >> 64), b0 = (tn_u64)b;
    fp_wide middle = w_add((fp_wide){0, (tn_u128)a1 * b0}, (fp_wide){0, (tn_u128)a0 * b1});
    return w_add((fp_wide){(tn_u128)a1 * b1, (tn_u128)a0 * b0}, w_shl(middle, 64));
#endif
}
TN_INLINE fp_sig w_low(fp_wide a) { return (fp_sig)a.lo; }
TN_INLINE int w_clz(fp_wide a)
{
    tn_u128 w = a.hi ? a.hi : a.lo;
    tn_u64 hi = (tn_u64)(w >> 64);
    return (a.hi ? 0 : 128) + (hi ? __builtin_clzll(hi) : 64 + __builtin_clzll((tn_u64)w));
}
#endif

// a / 2^n with the lowest bit set if anything was lost ("jamming"): rounds like the exact value as
// long as two bits stay below the last kept one. n >= 0.
TN_INLINE fp_wide w_shr_jam(fp_wide a, int n)
{
    if (n == 0)
        return a;
    if (n >= FP_WIDE)
        return w_from(!w_zero(a));
    fp_wide r = w_shr(a, n);
    if (!w_zero(w_shl(a, FP_WIDE - n)))
        r = w_add(r, w_from(~w_low(r) & 1));
    return r;
}

// (-1)^sign * w * 2^e rounded once in the current mode, with the exceptions of an addition; w != 0.
TN_INLINE fp_t w_round(int sign, fp_wide w, int e)
{
    int top = FP_WIDE - 1 - w_clz(w) + e;           // 2^top <= value < 2^(top+1)
    constexpr int least = 1 - FP_BIAS - (FP_P - 1); // exponent of the least subnormal number
    int unit = tn_max(top - (FP_P - 1), least);
    // value = (whole + eighths/8) * 2^unit
    int n = unit - 3 - e;
    w = n < 0 ? w_shl(w, -n) : w_shr_jam(w, n);
    fp_sig whole = w_low(w_shr(w, 3));
    int eighths = (int)w_low(w) & 7;
    bool normal = whole & FP_LEAD;
    // An addition in a binade whose unit is 1 rounds as the caller wants; for a subnormal result
    // 2^(P-1) helps out and is taken off again.
    fp_t helper = fp_make(sign, normal ? 0 : FP_BIAS + FP_P - 1, normal ? 0 : FP_LEAD);
    fp_t body = fp_make(sign, FP_BIAS + FP_P - 1, whole | FP_LEAD);
    fp_t part = (fp_t)(sign ? -eighths : eighths) * (fp_t)0.125;
    fp_t r = (body + part) - helper;
    if (!normal && eighths) {
        fp_t tiny = fp_make(0, 1, FP_LEAD);
        tn_force_eval(tn_opaque(tiny) * tiny); // underflow and inexact
    }
    if (r == 0)
        return fp_make(sign, 0, 0);
    int er;
    fp_sig m = fp_normal(r, &er);
    return fp_compose(sign, er + unit, m);
}
