// SPDX-License-Identifier: MIT
// log10: logarithm to base 10. Error below 0.52 ulp; exact for powers of ten in round to nearest.
// C23 7.12.7.12.
#pragma once

#include "math/log/log_base.h"

TN_INLINE double tn_log10_body(double x)
{
    tn_u64 b = tn_log_normal(x);
    if (tn_unlikely(b == TN_LOG_NONE))
        return tn_log_special(x);
    if (tn_unlikely(b == 0x3ff0000000000000))
        return 0.0; // +0 in every mode
    struct tn_log_parts p = tn_log_split(b);
    return TN_LOG_TIMES(tn_log_dd(p, tn_log_quotient(p.z, p.entry->inverse)), TN_LOG10E);
}
