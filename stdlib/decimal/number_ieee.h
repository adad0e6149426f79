// SPDX-License-Identifier: MIT
// Rounds a scanned number to an IEC 60559 format that the machine converts 64-bit integers to: that
// conversion rounds, in the current mode and with the inexact exception. A result below the normal
// numbers is first given a leading bit where the smallest normal number has it: then its last place
// is where it must be, and the bit is taken away again with the exponent.
//
// The including file defines the type T, BITS (the unsigned type of its size), F(name) (its
// <float.h> constant), REST, MIN_10 (see tn_decimal_range) and powers_of_ten, those that are exact.
#pragma once

#include "stdlib/decimal/scale.h"

constexpr struct tn_decimal_range RANGE = {F(MANT_DIG), MIN_10, F(MAX_10_EXP) + 1};
constexpr int MANTISSA = F(MANT_DIG) - 1; // bits that are stored
constexpr int BIAS = F(MAX_EXP) - 1;
constexpr int SIGN = 8 * sizeof(T) - 1;
constexpr BITS EXPONENT = F(MAX_EXP) * 2 - 1; // all ones

union view {
    T value;
    BITS bits;
};

static T special(const struct tn_number *num)
{
    BITS bits = num->kind == TN_NUMBER_NONE ? 0 : (BITS)num->negative << SIGN;
    if (num->kind == TN_NUMBER_INFINITY)
        bits |= EXPONENT << MANTISSA;
    if (num->kind == TN_NUMBER_NAN)
        bits |= EXPONENT << MANTISSA | (BITS)1 << (MANTISSA - 1) |
                (BITS)(num->head & (((BITS)1 << (MANTISSA - 1)) - 1));
    return (union view){.bits = bits}.value;
}

// The product of two extreme values over- or underflows as the mode says and raises the exceptions.
TN_COLD static T out_of_range(struct tn_number *num)
{
    volatile T huge = F(MAX);
    num->range = true;
    return (num->negative ? -huge : huge) * huge;
}
TN_COLD static void underflow(struct tn_number *num)
{
    volatile T tiny = F(MIN);
    num->range = true;
    tiny = tiny * tiny;
}

static T rounded(struct tn_number *num, struct tn_scaled s)
{
    int top = s.exponent + 127, below = F(MIN_EXP) - 1 - top;
    if (top >= F(MAX_EXP))
        return out_of_range(num);
    // 63 bits, the last of them sticky.
    tn_u64 m = (tn_u64)(s.significand >> 65);
    m |= s.sticky || s.significand << 63;
    int exponent = top - 62;
    if (tn_unlikely(below > 0)) {
        m = below >= 63 ? 1 : m >> below | (m << (64 - below) != 0);
        m |= (tn_u64)1 << 62;
        exponent = -BIAS - 62;
    }
    union view v = {(T)tn_number_signed(num, m)};
    v.bits += (BITS)exponent << MANTISSA;
    BITS field = v.bits >> MANTISSA & EXPONENT;
    if (tn_unlikely(field == EXPONENT))
        return out_of_range(num);
    if (tn_unlikely(!field) && m << (F(MANT_DIG) + 1))
        underflow(num);
    return v.value;
}

T TN_NUMBER(struct tn_number *num)
{
    if (tn_number_is_short(num, F(MANT_DIG), (int)tn_countof(powers_of_ten) - 1)) {
        T v = (T)tn_number_signed(num, num->head);
        return num->exponent < 0 ? v / powers_of_ten[-num->exponent]
                                 : v * powers_of_ten[num->exponent];
    }
    if (!tn_number_needs_scaling(num))
        return special(num);
    TN_BIG(work, TN_SCALE_BITS(REST, MIN_10));
    return rounded(num, tn_scale(num, RANGE, &work));
}
