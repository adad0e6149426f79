// SPDX-License-Identifier: MIT
// Rounding to an integral value on the representation: exact, raises nothing (invalid for signaling
// NaNs), independent of the rounding mode. Cost: about ten integer operations, one predictable
// branch.
#pragma once

#include "math/internal/fp.h"

enum tn_direction { TN_DOWN, TN_UP, TN_TO_ZERO, TN_TIES_AWAY, TN_TIES_EVEN };

TN_INLINE fp_t fp_integral(fp_t x, enum tn_direction to)
{
    int e = fp_exp(x) - FP_BIAS;
    if (tn_unlikely(e >= FP_P - 1))
        return fp_exp(x) == FP_EMAX ? x + x : x;
    int sign = fp_sign(x);
    if (e < 0) {
        // |x| < 1: the result is a zero or one with the sign of x.
        fp_sig m = fp_frac(x);
        bool one = to == TN_DOWN        ? sign && m
                   : to == TN_UP        ? !sign && m
                   : to == TN_TIES_AWAY ? e == -1
                   : to == TN_TIES_EVEN ? e == -1 && m != FP_LEAD
                                        : false;
        return fp_make(sign, one ? FP_BIAS : 0, one ? FP_LEAD : 0);
    }
    fp_sig fraction = (FP_LEAD - 1) >> e; // mask of the bits below 1
    fp_sig half = fraction - (fraction >> 1);
#if FP_PACKED
    fp_raw m = fp_bits(x);
#else
    fp_sig m = fp_frac(x);
#endif
    fp_sig add = to == TN_DOWN        ? (sign ? fraction : 0)
                 : to == TN_UP        ? (sign ? 0 : fraction)
                 : to == TN_TIES_AWAY ? half
                 : to == TN_TIES_EVEN ? half - !(m >> (FP_P - 1 - e) & 1 || (!FP_PACKED && e == 0))
                                      : 0;
#if FP_PACKED
    // The carry out of the significand increments the exponent, and the leading bit is the
    // exponent's parity: with e = 0 bit FP_P-1 is the low bit of the bias, which is 1, as the
    // leading bit is.
    return fp_from_bits((m + add) & ~fraction);
#else
    fp_sig sum = m + add;
    if (sum < m)
        return fp_make(sign, e + FP_BIAS + 1, FP_LEAD);
    return fp_make(sign, e + FP_BIAS, sum & ~fraction);
#endif
}
