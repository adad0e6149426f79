// SPDX-License-Identifier: MIT
// From a scanned number to a binary significand: the part of the conversion that all formats share.
// Rounding to one of them follows in number_float.c, number_double.c and number_ldouble.c.
#pragma once

#include "stdlib/decimal/parse.h"

// (significand + less than 1 if sticky)·2^exponent, top bit of the significand set. The significand
// has enough bits to be rounded to `precision` bits, or fewer, in any direction.
struct tn_scaled {
    tn_u128 significand;
    int exponent;
    bool sticky;
};

// What a format can hold, in decimal: a number of d digits before the point (d <= 0: that many
// zeros after it, less one) over- or underflows for sure if d > max or d < min. `bits` is the room
// tn_scale_exact needs.
struct tn_decimal_range {
    int precision, min, max;
};

// Scales a decimal or hexadecimal number that is not zero. `work` has at least
// TN_SCALE_BITS(rest_cap, min) bits.
TN_HIDDEN struct tn_scaled tn_scale(const struct tn_number *, struct tn_decimal_range,
                                    struct tn_big *work);

// The longest intermediate of tn_scale: with D digits and a divisor 5^k, k <= D - min, the dividend
// has 64 bits for each 27 powers and 129 more, and never fewer bits than the digits and 5^26 need.
#define TN_SCALE_BITS(rest_cap, min) (64 * (((((rest_cap) + 2) * 19 - (min)) / 27) + 1) + 256)

// Far out of every format's range, yet not zero or infinite: rounding decides what it becomes.
constexpr int TN_SCALE_FAR = 100000;

// Zero, infinity, NaN and no number at all do not need scaling.
TN_INLINE bool tn_number_needs_scaling(const struct tn_number *num)
{
    return num->kind == TN_NUMBER_DECIMAL ? num->head != 0 : num->kind == TN_NUMBER_HEX && num->hex;
}

// Whether an integer of at most `bits` bits times or over a power of ten up to 10^limit, all exact
// in the format: then one operation rounds right (Clinger, "How to read floating point numbers
// accurately", 1990).
TN_INLINE bool tn_number_is_short(const struct tn_number *num, int bits, int limit)
{
    return num->kind == TN_NUMBER_DECIMAL && num->head - 1 < (tn_u64)1 << bits && !num->rest_n &&
           !num->sticky && num->exponent >= -limit && num->exponent <= limit;
}

// The number's sign on an integer, so that directed rounding sees it.
TN_INLINE tn_s64 tn_number_signed(const struct tn_number *num, tn_u64 magnitude)
{
    return num->negative ? -(tn_s64)magnitude : (tn_s64)magnitude;
}
