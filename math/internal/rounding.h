// SPDX-License-Identifier: MIT
// Rounding to an integral value in the current rounding mode.
#pragma once

#include <fenv.h>

#include "math/internal/integral.h"

// The current mode, as fegetround gives it, for the unit that computes fp_t.
TN_INLINE int tn_rounding_mode(void)
{
#if defined(__x86_64__) && FP_PACKED
    tn_u32 mxcsr;
    __asm__ volatile("stmxcsr %0" : "=m"(mxcsr));
    return (int)(mxcsr >> 3 & FE_TOWARDZERO);
#elif defined(__x86_64__)
    tn_u16 control;
    __asm__ volatile("fnstcw %0" : "=m"(control));
    return control & FE_TOWARDZERO;
#elif defined(__aarch64__)
    tn_u64 fpcr;
    __asm__ volatile("mrs %0, fpcr" : "=r"(fpcr));
    return (int)(fpcr & FE_TOWARDZERO);
#elif defined(__riscv)
    tn_u64 frm;
    __asm__ volatile("frrm %0" : "=r"(frm));
    return (int)frm;
#else
#error "a port is needed"
#endif
}

TN_INLINE fp_t fp_nearbyint(fp_t x)
{
    switch (tn_rounding_mode()) {
    case FE_DOWNWARD:
        return fp_integral(x, TN_DOWN);
    case FE_UPWARD:
        return fp_integral(x, TN_UP);
    case FE_TOWARDZERO:
        return fp_integral(x, TN_TO_ZERO);
    default:
        return fp_integral(x, TN_TIES_EVEN);
    }
}

// The same, raising inexact if the value changes.
TN_INLINE fp_t fp_rint(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_rint(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_rintf(x);
#elif defined(__x86_64__) && !FP_PACKED
    __asm__ volatile("frndint" : "+t"(x));
    return x;
#elif FP_P <= 53
    // Adding 2^(P-1) leaves no bits for a fraction.
    if (fp_exp(x) >= FP_BIAS + FP_P - 1)
        return fp_exp(x) == FP_EMAX ? x + x : x;
    fp_t big = fp_make(fp_sign(x), FP_BIAS + FP_P - 1, FP_LEAD);
    fp_t r = (x + big) - big;
    return fp_from_bits((fp_bits(r) & ~FP_SIGN) | (fp_bits(x) & FP_SIGN));
#else
    fp_t r = fp_nearbyint(x);
    if (r != x && fp_exp(x) != FP_EMAX) {
        double one = 1, tiny = 0x1p-1000;
        tn_force_eval(tn_opaque(one) + tiny);
    }
    return r;
#endif
}
