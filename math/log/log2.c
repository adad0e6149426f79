// SPDX-License-Identifier: MIT
// log2: logarithm to base 2. Error below 0.52 ulp; exact for powers of two, in every rounding mode.
// C23 7.12.7.14.
#include "math/log/log_base.h"

typeof(tn_log2) TN_VARIANT(log2);

double TN_VARIANT(log2)(double x)
{
    tn_u64 b = tn_log_normal(x);
    if (tn_unlikely(b == TN_LOG_NONE))
        return tn_log_special(x);
    struct tn_log_parts p = tn_log_split(b);
    if (tn_unlikely(p.z == 1.0))
        return p.k != 0.0 ? p.k : 0.0; // +0 in every mode, where k may be -0
    return TN_LOG_TIMES(tn_log_dd(p, tn_log_quotient(p.z, p.entry->inverse)), TN_LOG2E);
}
