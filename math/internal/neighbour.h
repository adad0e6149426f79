// SPDX-License-Identifier: MIT
// Steps to neighbouring numbers.
#pragma once

#include "math/internal/fp.h"

// The neighbour of x with the given sign, away from zero or towards it; a zero steps away. x is no
// NaN. Raises what nextafter raises.
TN_INLINE fp_t fp_step(fp_t x, int sign, bool away)
{
#if FP_PACKED
    fp_raw u = fp_bits(x) & ~FP_SIGN;
    u = away ? u + 1 : u - 1;
    fp_t r = fp_from_bits(u | (sign ? FP_SIGN : 0));
#else
    int e = fp_exp(x);
    fp_sig m = fp_frac(x);
    if (away) {
        m++;
        if (m == 0)
            m = FP_LEAD, e++;
        if (e == 0 && (m & FP_LEAD))
            e = 1;
    } else {
        if (e > 0 && m == FP_LEAD) {
            // an infinity or a power of two: the binade below
            e--;
            m = e ? ~(fp_sig)0 : FP_LEAD - 1;
        } else {
            m--;
        }
    }
    fp_t r = fp_make(sign, e, m);
#endif
    if (fp_exp(r) == FP_EMAX && fp_exp(x) != FP_EMAX)
        tn_force_eval(tn_opaque(x) + x);
    if (fp_exp(r) == 0) {
        // A multiplication whose result is tiny and inexact: an exact subnormal result would not
        // raise underflow.
        fp_t tiny = fp_make(0, 1, FP_LEAD);
        tn_force_eval(tn_opaque(tiny) * tiny);
    }
    return r;
}
