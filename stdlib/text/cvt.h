// SPDX-License-Identifier: MIT
// A double as decimal digits, for ecvt and its kin.
#pragma once

#include "stdlib/decimal/format.h"

struct tn_cvt {
    struct tn_decimal decimal;
    const char *word; // "inf" or "nan": no digits
    bool negative;
    tn_u64 words[TN_DECIMAL_DOUBLE_WORDS];
};

// Rounds to `digits` significant ones, or with `fixed` to so many after the point.
TN_HIDDEN void tn_cvt(struct tn_cvt *, double value, int digits, bool fixed);
