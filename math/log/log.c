// SPDX-License-Identifier: MIT
// log: natural logarithm. Error below 0.51 ulp. C23 7.12.7.11, F.10.4.11.
#include "math/log/log_core.h"

typeof(tn_log) TN_VARIANT(log);

double TN_VARIANT(log)(double x)
{
    tn_u64 b = tn_log_normal(x);
    if (tn_unlikely(b == TN_LOG_NONE))
        return tn_log_special(x);
    if (tn_unlikely(b == 0x3ff0000000000000))
        return 0.0; // +0 in every mode
    struct tn_log_parts p = tn_log_split(b);
    struct tn_dd s = tn_log_dd(p, tn_log_quotient(p.z, p.entry->inverse));
    return s.hi + s.lo;
}
