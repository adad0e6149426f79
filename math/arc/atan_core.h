// SPDX-License-Identifier: MIT
// The common part of atan and atan2: atan q = atan c + atan t for a short c near q, from a table
// that has 32 such c for every factor of two in [1/16, 16): |t| <= 2^-7, so that t need not be
// exact. Outside, t is q or -1/q itself.
#pragma once

#include "math/arc/arc_data.h"
#include "math/internal/dd.h"

struct tn_atan_entry {
    double hi, lo; // atan c
};
TN_HIDDEN extern const struct tn_atan_entry tn_atan_table[TN_ATAN_SIZE];

// Where a positive double is: 0 below 1/16, 2 from 16 on, else 1.
TN_INLINE tn_u64 tn_atan_position(double q)
{
    return (tn_bits(q) >> (52 - TN_ATAN_BITS)) - ((tn_u64)(0x3ff + TN_ATAN_FIRST) << TN_ATAN_BITS);
}

// The middle of the interval of q, of 7 bits.
TN_INLINE double tn_atan_middle(double q)
{
    constexpr tn_u64 unit = (tn_u64)1 << (52 - TN_ATAN_BITS);
    return tn_from_bits((tn_bits(q) & -unit) | unit / 2);
}

// atan t - t for |t| <= 2^-7 and |t| <= 1/16.
TN_INLINE double tn_atan_short(double t)
{
    double z = t * t;
    return t * z * tn_madd(z, tn_madd(z, TN_ATAN_S7, TN_ATAN_S5), TN_ATAN_S3);
}
TN_INLINE double tn_atan_long(double t)
{
    double z = t * t, z2 = z * z;
    double a = tn_madd(z, TN_ATAN_L5, TN_ATAN_L3), b = tn_madd(z, TN_ATAN_L9, TN_ATAN_L7),
           c = tn_madd(z, TN_ATAN_L13, TN_ATAN_L11);
    return t * z * tn_madd(z2, tn_madd(z2, c, b), a);
}
