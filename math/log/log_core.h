// SPDX-License-Identifier: MIT
// The common part of the logarithms and pow: x = 2^k z with z near 1, log x = k ln2 + log c + log(1
// + r), r = z/c - 1. The table's 1/c has so few bits that r is exact (math/gen/log_data.py). P. T.
// P. Tang, "Table-driven implementation of the logarithm function in IEEE floating-point
// arithmetic", ACM TOMS 16 (1990); the short reciprocals are ours.
#pragma once

#include "math/internal/dd.h"
#include "math/log/log_data.h"

struct tn_log_entry {
    double inverse; // 1/c
    double hi, lo;  // log c, hi a multiple of 2^-42
};
TN_HIDDEN extern const struct tn_log_entry tn_log_table[1 << TN_LOG_BITS];

struct tn_log_parts {
    double k; // x = 2^k z; -0 for 0 in downward rounding
    double z;
    const struct tn_log_entry *entry; // of z
};

// Takes a positive normal number apart, or one that is x 2^52 with the bits of x reduced by 52
// << 52.
TN_INLINE struct tn_log_parts tn_log_split(tn_u64 bits)
{
    tn_u64 d = bits - TN_LOG_FIRST;
    tn_s64 k = (tn_s64)d >> 52;
    // k as a double by way of the bits of 1.5 * 2^52 + k: x86's conversion keeps the upper half of
    // its register, so that it would wait for whatever wrote that last.
    constexpr double magic = 0x1.8p52;
    return (struct tn_log_parts){
        .k = tn_from_bits(tn_bits(magic) + (tn_u64)k) - magic,
        .z = tn_from_bits(bits - ((tn_u64)k << 52)),
        .entry = &tn_log_table[d >> (52 - TN_LOG_BITS) & ((1 << TN_LOG_BITS) - 1)],
    };
}

// z/c - 1, exact.
TN_INLINE double tn_log_quotient(double z, double inverse)
{
#if TN_HAVE_FMA
    return __builtin_fma(z, inverse, -1.0);
#else
    double zh = tn_short(z); // 26 bits times 9: exact, and so are the difference and the sum
    return (zh * inverse - 1.0) + (z - zh) * inverse;
#endif
}

// The bits of x if it is positive and finite, subnormal numbers scaled as tn_log_split wants;
// TN_LOG_NONE if it is not.
constexpr tn_u64 TN_LOG_NONE = 0x7ff0000000000000;
TN_INLINE tn_u64 tn_log_normal(double x)
{
    tn_u64 b = tn_bits(x);
    if (tn_likely(b - 0x0010000000000000 < 0x7fe0000000000000))
        return b;
    if (b - 1 < 0x000fffffffffffff)
        return tn_bits(x * 0x1p52) - ((tn_u64)52 << 52);
    return TN_LOG_NONE;
}

// A logarithm of x <= 0, infinity or NaN.
[[maybe_unused]] TN_COLD static double tn_log_special(double x)
{
    if (x == 0.0) {
        double zero = 0.0;
        return -1.0 / tn_opaque(zero);
    }
    if (__builtin_isless(x, 0.0))
        return (x - x) / 0.0;
    return x + x;
}

// log x as hi + lo, relative error below 2^-63.
TN_INLINE struct tn_dd tn_log_dd(struct tn_log_parts p, double r)
{
    const struct tn_log_entry *e = p.entry;
    double w = tn_madd(p.k, TN_LN2_HI, e->hi); // exact
    struct tn_dd s = tn_fast_sum(w, r);        // |w| > |r| or w = 0
    double r2 = r * r;
    double lo = s.lo + tn_madd(p.k, TN_LN2_LO, e->lo);
    double q = tn_madd(r2, tn_madd(r2, TN_LOG_A7, tn_madd(r, TN_LOG_A6, TN_LOG_A5)),
                       tn_madd(r, TN_LOG_A4, TN_LOG_A3));
    s.lo = tn_madd(r * r2, q, tn_madd(r2, -0.5, lo));
    return s;
}
