// SPDX-License-Identifier: MIT
// asin t for |t| <= 1/2, and the reduction of |x| > 1/2 to it: asin x = pi/2 - 2 asin sqrt((1 -
// x)/2).
#pragma once

#include "math/arc/arc_data.h"
#include "math/internal/dd.h"

// (asin t - t) / t^3 for z = t^2 <= 1/4.
TN_INLINE double tn_asin_ratio(double z)
{
    double z2 = z * z, z4 = z2 * z2;
    double a = tn_madd(z2, tn_madd(z, TN_ASIN_9, TN_ASIN_7), tn_madd(z, TN_ASIN_5, TN_ASIN_3));
    double b = tn_madd(z2, tn_madd(z, TN_ASIN_17, TN_ASIN_15), tn_madd(z, TN_ASIN_13, TN_ASIN_11));
    double c = tn_madd(z2, tn_madd(z, TN_ASIN_25, TN_ASIN_23), tn_madd(z, TN_ASIN_21, TN_ASIN_19));
    double d = tn_madd(z, TN_ASIN_29, TN_ASIN_27);
    return tn_madd(z4, tn_madd(z4, tn_madd(z4, d, c), b), a);
}

// asin sqrt((1 - a)/2) for 1/2 <= a <= 1, as hi + lo.
TN_INLINE struct tn_dd tn_asin_rest(double a)
{
    double z = (1.0 - a) * 0.5; // exact
    double s = __builtin_sqrt(z);
    struct tn_dd p = tn_product(s, s);
    double lost = s == 0.0 ? 0.0 : ((z - p.hi) - p.lo) / (s + s);
    return (struct tn_dd){s, tn_madd(s, z * tn_asin_ratio(z), lost)};
}
