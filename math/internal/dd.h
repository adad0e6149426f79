// SPDX-License-Identifier: MIT
// Sums and products in double with their rounding errors ("double-double"), with and without fused
// multiply-add. Identities hold in round to nearest; in the directed modes the error terms are
// themselves rounded, which costs a few units of 2^-100 relative to the result. T. J. Dekker, "A
// floating-point technique for extending the available precision" (1971).
#pragma once

#include "math/internal/fp.h"

struct tn_dd {
    double hi, lo; // value hi + lo, |lo| <= ulp(hi) or so
};

// a*b + c, fused where the level can: for polynomials, whose error bound holds either way.
TN_INLINE double tn_madd(double a, double b, double c)
{
#if TN_HAVE_FMA
    return __builtin_fma(a, b, c);
#else
    return a * b + c;
#endif
}

// The leading 26 bits of x: products of two such numbers are exact.
TN_INLINE double tn_short(double x) { return tn_from_bits(tn_bits(x) & ~(tn_u64)0x7ffffff); }

// a + b exactly, for |a| >= |b| or a = 0.
TN_INLINE struct tn_dd tn_fast_sum(double a, double b)
{
    double s = a + b;
    return (struct tn_dd){s, (a - s) + b};
}

// a + b exactly.
TN_INLINE struct tn_dd tn_sum(double a, double b)
{
    double s = a + b, t = s - a;
    return (struct tn_dd){s, (a - (s - t)) + (b - t)};
}

// a * b exactly (but for 2^-106 of it without fused multiply-add).
TN_INLINE struct tn_dd tn_product(double a, double b)
{
    double p = a * b;
#if TN_HAVE_FMA
    return (struct tn_dd){p, __builtin_fma(a, b, -p)};
#else
    double ah = tn_short(a), al = a - ah, bh = tn_short(b), bl = b - bh;
    return (struct tn_dd){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
#endif
}

TN_INLINE struct tn_dd tn_dd_add(struct tn_dd a, double b)
{
    struct tn_dd s = tn_sum(a.hi, b);
    return tn_fast_sum(s.hi, s.lo + a.lo);
}

TN_INLINE struct tn_dd tn_dd_sum(struct tn_dd a, struct tn_dd b)
{
    struct tn_dd s = tn_sum(a.hi, b.hi);
    return tn_fast_sum(s.hi, s.lo + (a.lo + b.lo));
}

TN_INLINE struct tn_dd tn_dd_mul(struct tn_dd a, struct tn_dd b)
{
    struct tn_dd p = tn_product(a.hi, b.hi);
    return tn_fast_sum(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
}

// a / b, relative error about 2^-100.
TN_INLINE struct tn_dd tn_dd_div(struct tn_dd a, struct tn_dd b)
{
    double q = a.hi / b.hi;
    struct tn_dd p = tn_product(q, b.hi);
    double rest = ((a.hi - p.hi) - p.lo) + (a.lo - q * b.lo);
    return tn_fast_sum(q, rest / b.hi);
}

// sqrt(a) for a > 0, relative error about 2^-100.
TN_INLINE struct tn_dd tn_dd_sqrt(struct tn_dd a)
{
    double s = __builtin_sqrt(a.hi);
    struct tn_dd p = tn_product(s, s);
    return tn_fast_sum(s, (((a.hi - p.hi) - p.lo) + a.lo) / (2 * s));
}
