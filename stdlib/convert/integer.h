// SPDX-License-Identifier: MIT
// From what the scanner saw to what strtol and strtoul return. errno: EINVAL for a base that is
// none, ERANGE with the nearest value if it does not fit, else untouched. All public types are 64
// bits here, so these two serve the whole family.
#pragma once

#include <limits.h>
#include <stdint.h>

#include "base/errno.h"
#include "base/scan_int.h"

static_assert(sizeof(long) == 8 && sizeof(intmax_t) == 8);

TN_INLINE long tn_signed_of(struct tn_scanned_int r)
{
    if (tn_unlikely(r.bad_base))
        errno = EINVAL;
    tn_u64 limit = (tn_u64)LONG_MAX + r.negative;
    if (tn_unlikely(r.magnitude > limit)) {
        errno = ERANGE;
        r.magnitude = limit;
    }
    return (long)(r.negative ? -r.magnitude : r.magnitude);
}

// A minus sign negates in the unsigned type (C23 7.24.1.7 paragraph 5), except a value that does
// not fit.
TN_INLINE unsigned long tn_unsigned_of(struct tn_scanned_int r)
{
    if (tn_unlikely(r.bad_base))
        errno = EINVAL;
    if (tn_unlikely(r.overflow)) {
        errno = ERANGE;
        return ULONG_MAX;
    }
    return r.negative ? -r.magnitude : r.magnitude;
}
