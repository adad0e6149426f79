// SPDX-License-Identifier: MIT
// x modulo 2 pi in integer arithmetic, for huge arguments and those close to a multiple of pi/2:
// the product of x's significand with those 192 bits of 1/(2 pi) that decide the fraction. No
// double comes closer to a multiple of pi/2 than 2^-62 relative to it, so 64 correct bits remain.
// M. H. Payne, R. N. Hanek, "Radian reduction for trigonometric functions", SIGNUM Newsletter 18
// (1983).
#include "math/trig/trig_core.h"

// bits of 1/(2 pi) after the point, with a word of zeros before it
static const tn_u64 digits[TN_TRIG_WORDS + 1] = {0, TN_TRIG_INVERSE_TWO_PI};

struct tn_trig_angle tn_trig_reduce_exact(double x)
{
    // A directed mode may have rounded a small x to a whole step.
    if (__builtin_fabs(x) <= TN_TRIG_REACH)
        return (struct tn_trig_angle){x, 0.0, 0};
    tn_u64 m = (tn_bits(x) & 0x000fffffffffffff) | 0x0010000000000000;
    int e = (int)(tn_bits(x) >> 52 & 0x7ff) - 1075; // |x| = m * 2^e, e >= -58
    // 192 bits of 1/(2 pi) from weight 2^-(e+1) on: higher ones make multiples of 2 pi
    int word = (e + 64) / 64, shift = (e + 64) % 64;
    tn_u64 f[3];
    for (int i = 0; i < 3; i++) {
        f[i] = digits[word + i] << shift | (shift ? digits[word + i + 1] >> (64 - shift) : 0);
    }
    // fraction of a period, in units of 2^-128
    tn_u128 t =
        ((tn_u128)(m * f[0]) << 64) + (tn_u128)m * f[1] + (tn_u64)(((tn_u128)m * f[2]) >> 64);
    constexpr int position = 128 - 7; // of the step pi/64
    tn_u64 k = (tn_u64)((t + ((tn_u128)1 << (position - 1))) >> position);
    t -= (tn_u128)k << position;
    bool negative = t >> 127;
    if (negative)
        t = -t;
    // t = (hi 2^75 + lo 2^12) 2^-n, hi of 53 bits, lo of 63
    tn_u64 w = (tn_u64)(t >> 64);
    int n = w ? __builtin_clzll(w) : 64 + __builtin_clzll((tn_u64)t | 1);
    t <<= n;
    double hi = (double)(tn_s64)(t >> 75), lo = (double)(tn_s64)(t >> 12 & 0x7fffffffffffffff);
    double scale = tn_from_bits((tn_u64)(0x3ff + 75 - n - position) << 52);
    if (negative)
        scale = -scale;
    struct tn_dd r = tn_dd_mul((struct tn_dd){hi * scale, lo * (scale * 0x1p-63)},
                               (struct tn_dd){TN_TRIG_STEP_HI, TN_TRIG_STEP_LO});
    if (tn_bits(x) >> 63)
        return (struct tn_trig_angle){-r.hi, -r.lo, -k};
    return (struct tn_trig_angle){r.hi, r.lo, k};
}
