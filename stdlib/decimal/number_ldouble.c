// SPDX-License-Identifier: MIT
// Rounds a scanned number to long double: x87 extended or IEC 60559 quad. No machine converts an
// integer that long, but the sum of two exact parts is rounded once, in the current mode and with
// the inexact exception. Results below the normal numbers as in number_ieee.h. Uses 5 KB of stack
// beside the caller's digits.
#include "stdlib/decimal/scale.h"

constexpr int MIN_10 = -4970;
constexpr struct tn_decimal_range RANGE = {LDBL_MANT_DIG, MIN_10, LDBL_MAX_10_EXP + 1};
constexpr int BIAS = LDBL_MAX_EXP - 1;

#if LDBL_MANT_DIG == 64
// The leading bit of the mantissa is stored.
union view {
    long double value;
    struct {
        tn_u64 mantissa;
        unsigned short sign_exponent;
    };
};

// significand·2^-127 in [1, 2), rounded and signed
static union view unit(struct tn_number *num, tn_u128 significand)
{
    // 63 bits and 3 more, the last of them sticky.
    long double high = (long double)tn_number_signed(num, (tn_u64)(significand >> 65)) * 0x1p-62L;
    tn_u64 low = (tn_u64)(significand >> 62) & 7;
    low |= significand << 66 != 0;
    return (union view){high + (long double)tn_number_signed(num, low) * 0x1p-65L};
}

static void shift_exponent(union view *v, int by) { v->sign_exponent += (unsigned short)by; }
static int exponent_field(const union view *v) { return v->sign_exponent & 0x7fff; }

// Takes a leading bit at 2^(LDBL_MIN_EXP - 1) away.
static void remove_leading_bit(union view *v)
{
    if (exponent_field(v) == BIAS)
        v->mantissa &= ~((tn_u64)1 << 63);
    // Else it was rounded up to twice that, which becomes the smallest normal number.
    shift_exponent(v, -BIAS);
}

static void set_nan(union view *v, const struct tn_number *num)
{
    v->mantissa = (tn_u64)3 << 62 | (num->head & (((tn_u64)1 << 62) - 1));
    v->sign_exponent = (unsigned short)(num->negative << 15 | 0x7fff);
}

#elif LDBL_MANT_DIG == 113
union view {
    long double value;
    struct {
        tn_u64 low, high;
    };
};

static union view unit(struct tn_number *num, tn_u128 significand)
{
    // 63 bits and 64 more, the last of them sticky.
    long double high = (long double)tn_number_signed(num, (tn_u64)(significand >> 65)) * 0x1p-62L;
    tn_u64 bits = (tn_u64)(significand >> 1) | ((tn_u64)significand & 1);
    long double low = (long double)bits * 0x1p-126L;
    return (union view){num->negative ? high - low : high + low};
}

static void shift_exponent(union view *v, int by) { v->high += (tn_u64)by << 48; }
static int exponent_field(const union view *v) { return v->high >> 48 & 0x7fff; }
static void remove_leading_bit(union view *v) { shift_exponent(v, -BIAS); }

static void set_nan(union view *v, const struct tn_number *num)
{
    v->low = num->head;
    v->high = (tn_u64)num->negative << 63 | (tn_u64)0xffff << 47;
}

#else
#error "long double of this format is not supported"
#endif

// The product of two extreme values over- or underflows as the mode says and raises the exceptions.
TN_COLD static long double out_of_range(struct tn_number *num)
{
    volatile long double huge = LDBL_MAX;
    num->range = true;
    return (num->negative ? -huge : huge) * huge;
}
TN_COLD static void underflow(struct tn_number *num)
{
    volatile long double tiny = LDBL_MIN;
    num->range = true;
    tiny = tiny * tiny;
}

static long double rounded(struct tn_number *num, struct tn_scaled s)
{
    int top = s.exponent + 127, below = LDBL_MIN_EXP - 1 - top;
    if (top >= LDBL_MAX_EXP)
        return out_of_range(num);
    tn_u128 m = s.significand | s.sticky;
    union view v;
    if (tn_unlikely(below > 0)) {
        m = below >= 128 ? 1 : m >> below | (m << (128 - below) != 0);
        v = unit(num, m | (tn_u128)1 << 127);
        remove_leading_bit(&v);
        if (!exponent_field(&v) && m << LDBL_MANT_DIG)
            underflow(num);
    } else {
        v = unit(num, m);
        shift_exponent(&v, top);
        if (exponent_field(&v) == 0x7fff)
            return out_of_range(num);
    }
    return v.value;
}

long double tn_number_ldouble(struct tn_number *num)
{
    if (tn_number_needs_scaling(num)) {
        TN_BIG(work, TN_SCALE_BITS(TN_REST_LDOUBLE, MIN_10));
        return rounded(num, tn_scale(num, RANGE, &work));
    }
    union view v = {num->negative && num->kind != TN_NUMBER_NONE ? -0.0L : 0.0L};
    if (num->kind == TN_NUMBER_INFINITY)
        v.value = num->negative ? -(long double)__builtin_inff() : (long double)__builtin_inff();
    if (num->kind == TN_NUMBER_NAN)
        set_nan(&v, num);
    return v.value;
}
