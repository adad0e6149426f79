// SPDX-License-Identifier: MIT
// pow: x^y. Error below 0.53 ulp; exact results that are representable are exact in round to
// nearest. C23 7.12.8.5, F.10.5.4.
//
// log|x| as a sum of two numbers with a relative error below 2^-68 (so that y log|x| < 745 has an
// error of 2^-59), times y with the product's rounding error, and exp of the sum: table and
// polynomial of exp.
#include "math/exp/exp_core.h"
#include "math/log/log_core.h"
#include "math/pow/pow_special.h"

typeof(tn_pow) TN_VARIANT(pow);

static double overflow(tn_u64 sign)
{
    double huge = 0x1p1023;
    return tn_opaque(tn_from_bits(tn_bits(huge) | sign)) * huge;
}

static double underflow(tn_u64 sign)
{
    double tiny = 0x1p-1022;
    return tn_opaque(tn_from_bits(tn_bits(tiny) | sign)) * tiny;
}

// 1/3!, 1/4! … 1/6!: division is not folded where the rounding mode is the caller's.
constexpr double E3 = 0x1.5555555555555p-3, E4 = 0x1.5555555555555p-5, E5 = 0x1.1111111111111p-7,
                 E6 = 0x1.6c16c16c16c17p-10;

double TN_VARIANT(pow)(double x, double y)
{
    tn_u64 bx = tn_bits(x), by = tn_bits(y), sign = 0;
    tn_u32 topy = (tn_u32)(by >> 52) & 0x7ff;
    // the usual case: x positive and normal, 2^-65 <= |y| < 2^64
    if (tn_unlikely(bx - 0x0010000000000000 >= 0x7fe0000000000000 ||
                    topy - (0x3ff - 65) >= 65 + 64)) {
        if (2 * by - 1 >= 2 * ((tn_u64)0x7ff << 52) - 1 ||
            2 * bx - 1 >= 2 * ((tn_u64)0x7ff << 52) - 1)
            return tn_pow_special(x, y);
        if (bx >> 63) {
            int p = tn_pow_parity(by);
            if (p == 0)
                return (x - x) / (x - x);
            if (p == 1)
                sign = (tn_u64)1 << 63;
            bx &= ~((tn_u64)1 << 63);
        }
        if (topy - (0x3ff - 65) >= 65 + 64) {
            constexpr tn_u64 one = (tn_u64)0x3ff << 52;
            if (bx == one)
                return 1.0; // y is even or tiny: sign is 0
            if (topy < 0x3ff - 65)
                return bx > one ? 1.0 + y : 1.0 - y;
            return (bx > one) == (by >> 63 == 0) ? overflow(sign) : underflow(sign);
        }
        if (bx < 0x0010000000000000)
            bx = tn_bits(tn_from_bits(bx) * 0x1p52) - ((tn_u64)52 << 52);
    }

    // log x = hi + lo
    struct tn_log_parts s = tn_log_split(bx);
    const struct tn_log_entry *e = s.entry;
    double r = tn_log_quotient(s.z, e->inverse);
    double w = tn_madd(s.k, TN_LN2_HI, e->hi); // exact
    struct tn_dd a = tn_fast_sum(w, r);
    struct tn_dd r2 = tn_product(r, r);
    struct tn_dd b = tn_fast_sum(a.hi, -0.5 * r2.hi);
    double q = tn_madd(
        r2.hi, tn_madd(r2.hi, tn_madd(r, TN_POW_A8, TN_POW_A7), tn_madd(r, TN_POW_A6, TN_POW_A5)),
        tn_madd(r, TN_POW_A4, TN_POW_A3));
    double lo =
        tn_madd(s.k, TN_LN2_LO, e->lo) + a.lo + (b.lo + tn_madd(-0.5, r2.lo, r * r2.hi * q));
    // y log x = eh + el. The high part does not wait for the polynomial: log x = b.hi + lo has lo
    // up to 2^-17 of b.hi, so that el reaches 2^-7.
#if TN_HAVE_FMA
    double eh = y * b.hi;
    double el = __builtin_fma(y, lo, __builtin_fma(y, b.hi, -eh));
#else
    double yh = tn_short(y), hh = tn_short(b.hi);
    double eh = yh * hh;
    double el = (y - yh) * hh + y * ((b.hi - hh) + lo);
#endif

    tn_u32 top = (tn_u32)(tn_bits(eh) >> 52) & 0x7ff;
    bool extreme = false;
    if (tn_unlikely(top >= 0x3ff + 9)) { // |y log x| >= 512
        if (top >= 0x3ff + 10 || eh > 745.5 || eh < -745.5)
            return tn_bits(eh) >> 63 ? underflow(sign) : overflow(sign);
        extreme = true;
    }
    double shifted = tn_madd(eh, TN_EXP_STEPS_E, TN_EXP_ROUND);
    double k = shifted - TN_EXP_ROUND;
    double d = tn_madd(-k, TN_EXP_STEP_LO_E, tn_madd(-k, TN_EXP_STEP_HI_E, eh)) + el;
    // |d| < 2^-6.4: exp's coefficients are for half of that, so these are the series'.
    struct tn_exp_power v = tn_exp_lookup(tn_bits(shifted));
    v.scale += sign;
    double d2 = d * d;
    double p = tn_madd(d2, tn_madd(d, E3, 0.5), v.tail + d);
    double p4 = tn_madd(d2, E6, tn_madd(d, E5, E4));
    p = tn_madd(d2 * d2, p4, p);
    return tn_exp_finish(v, p, extreme, k);
}
