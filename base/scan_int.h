// SPDX-License-Identifier: MIT
// The subject sequence of the strtol family (C23 7.24.1.7): white space, sign, prefix, digits.
// Integers have no state and no locale, so one scanner serves narrow and wide strings of all types;
// each caller clamps to its own.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#include "base/ctype.h"
#include "base/tn.h"

struct tn_scanned_int {
    tn_u64 magnitude; // UINT64_MAX if it did not fit
    size_t length; // characters up to the end of the subject sequence, white space included; 0 if
                   // there is none
    bool negative, overflow, bad_base;
};

TN_HIDDEN struct tn_scanned_int tn_scan_int(const char *s, int base);
TN_HIDDEN struct tn_scanned_int tn_scan_wide_int(const wchar_t *s, int base);

TN_INLINE void tn_scan_digit_(struct tn_scanned_int *r, unsigned base, unsigned digit)
{
    // Below this any digit fits in any base.
    if (tn_likely(r->magnitude < ~(tn_u64)0 / 36 - 1))
        r->magnitude = r->magnitude * base + digit;
    else if (tn_mul_overflow(r->magnitude, (tn_u64)base, &r->magnitude) ||
             tn_add_overflow(r->magnitude, digit, &r->magnitude))
        r->overflow = true;
}

// The body of both; `wide` is a constant.
TN_INLINE struct tn_scanned_int tn_scan_int_(const void *s, bool wide, int base)
{
    struct tn_scanned_int r = {};
#define TN_AT_(i) (wide ? (unsigned)((const wchar_t *)s)[i] : ((const unsigned char *)s)[i])
    if (base < 0 || base == 1 || base > 36) {
        r.bad_base = true;
        return r;
    }
    size_t i = 0;
    while (tn_isspace((int)TN_AT_(i)))
        i++;
    if (TN_AT_(i) == '+' || TN_AT_(i) == '-')
        r.negative = TN_AT_(i++) == '-';
    // A prefix counts only with a digit behind it; else its 0 is the number.
    if (TN_AT_(i) == '0') {
        unsigned prefix = TN_AT_(i + 1) | 32;
        if (prefix == 'x' && (base == 0 || base == 16) && tn_digit(TN_AT_(i + 2)) < 16) {
            i += 2;
            base = 16;
        } else if (prefix == 'b' && (base == 0 || base == 2) && tn_digit(TN_AT_(i + 2)) < 2) {
            i += 2;
            base = 2;
        } else if (base == 0) {
            base = 8;
        }
    } else if (base == 0) {
        base = 10;
    }
    size_t first = i;
    if (base <= 10)
        for (unsigned digit; (digit = TN_AT_(i) - '0') < (unsigned)base; i++)
            tn_scan_digit_(&r, (unsigned)base, digit);
    else
        for (unsigned digit; (digit = tn_digit(TN_AT_(i))) < (unsigned)base; i++)
            tn_scan_digit_(&r, (unsigned)base, digit);
    if (i > first)
        r.length = i;
#undef TN_AT_
    if (r.overflow)
        r.magnitude = ~(tn_u64)0;
    return r;
}
