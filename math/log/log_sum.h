// SPDX-License-Identifier: MIT
// Logarithm of a sum of two numbers, also when it is close to 1: for log1p and the inverse
// hyperbolic functions.
#pragma once

#include "math/log/log_core.h"

// log(a.hi + a.lo) as hi + lo for positive normal a.hi and |a.lo| <= ulp(a.hi)/2; relative error
// below 2^-60, unless the sum is within 2^-100 of 1.
TN_INLINE struct tn_dd tn_log_sum(struct tn_dd a)
{
    struct tn_log_parts p = tn_log_split(tn_bits(a.hi));
    // a.lo scaled like z: 2^-k in two factors, as k may be 1024
    tn_s64 k = (tn_s64)(tn_bits(a.hi) - tn_bits(p.z)) >> 52;
    double lo = a.lo * tn_from_bits((tn_u64)(0x3ff - k / 2) << 52) *
                tn_from_bits((tn_u64)(0x3ff - (k - k / 2)) << 52);
    const struct tn_log_entry *e = p.entry;
    struct tn_dd r = tn_sum(tn_log_quotient(p.z, e->inverse), lo * e->inverse);
    double w = tn_madd(p.k, TN_LN2_HI, e->hi);
    struct tn_dd s = tn_fast_sum(w, r.hi);
    double r2 = r.hi * r.hi;
    double q = tn_madd(r2, tn_madd(r2, TN_LOG_A7, tn_madd(r.hi, TN_LOG_A6, TN_LOG_A5)),
                       tn_madd(r.hi, TN_LOG_A4, TN_LOG_A3));
    // the derivative of log(1 + r) at r.hi is 1 - r.hi: enough for a correction of 2^-53
    double rest = s.lo + (r.lo - r.lo * r.hi) + tn_madd(p.k, TN_LN2_LO, e->lo);
    return tn_fast_sum(s.hi, tn_madd(r.hi * r2, q, tn_madd(r2, -0.5, rest)));
}
