// SPDX-License-Identifier: MIT
// The fast way multiplies the first 19 digits with a 128-bit power of ten and knows the error; if
// every value within it rounds alike, that is the answer (Lemire, "Number parsing at a gigabyte per
// second", 2021, after Eisel). Otherwise all digits become one integer, which is multiplied or
// divided by the power of five exactly.
#include "stdlib/decimal/scale.h"

#include "base/bits.h"
#include "stdlib/decimal/pow10.h"

static struct tn_scaled normalised(tn_u128 significand, tn_s64 exponent, bool sticky)
{
    int zeros = significand >> 64 ? tn_clz64((tn_u64)(significand >> 64))
                                  : 64 + tn_clz64((tn_u64)significand);
    exponent = tn_max(tn_min(exponent - zeros, (tn_s64)TN_SCALE_FAR), (tn_s64)-TN_SCALE_FAR);
    return (struct tn_scaled){significand << zeros, (int)exponent, sticky};
}

// False if the 19 digits cannot decide.
static bool approximate(const struct tn_number *num, int precision, struct tn_scaled *out)
{
    int k = (int)num->exponent, power_exponent;
    if (k < TN_POW10_MIN || k > TN_POW10_MAX)
        return false;
    tn_u128 power = tn_pow10_significand(k, &power_exponent);
    int zeros = tn_clz64(num->head);
    tn_u64 head = num->head << zeros;

    // product·2^64 + low = head·power
    tn_u128 cross = (tn_u128)head * (tn_u64)power;
    tn_u128 product = (tn_u128)head * (tn_u64)(power >> 64) + (tn_u64)(cross >> 64);
    tn_u64 low = (tn_u64)cross;
    bool cut = num->rest_n || num->sticky;
    bool exact = k >= 0 && k <= 55 && !cut;
    // The power is too small by less than 3 units, which is less than 3 here, and `low` is less
    // than 1. Digits that were cut are less than 1 of the head, which is one power, shifted like
    // the head.
    tn_u128 error = exact ? 0 : 4 + (cut ? (power >> (64 - zeros)) + 1 : 0);
    int exponent = power_exponent - zeros + 64;
    if (!(product >> 127)) {
        product = product << 1 | low >> 63;
        low <<= 1;
        error <<= 1;
        exponent--;
    }
    if (!exact) {
        // Rounding changes at multiples of half a unit of the last place, so the value and its
        // error must lie between two.
        int below = 127 - precision;
        tn_u128 last = product + error;
        if (last < product || last >> below != product >> below || !(product << (128 - below)))
            return false;
    }
    *out = (struct tn_scaled){product, exponent, !exact || low};
    return true;
}

static struct tn_scaled exact(const struct tn_number *num, struct tn_big *work)
{
    tn_big_set(work, num->head);
    for (unsigned i = 0; i < num->rest_n; i++)
        tn_big_mul_add(work, TN_1E19, num->rest[i]);
    int k = (int)num->exponent - 19 * (int)num->rest_n;
    tn_s64 exponent = k;
    bool sticky = num->sticky;
    if (k >= 0) {
        tn_big_mul_pow5(work, k);
    } else {
        // Divide by 2·5^27 again and again (the 2 gives the divisor its top bit): the remainders
        // only matter as "not zero", because floor(floor(n/a)/b) = floor(n/ab).
        int passes = (-k + 26) / 27;
        tn_big_mul_pow5(work, 27 * passes + k);
        // The quotient shall have at least 128 bits.
        int missing = 64 * passes + 129 - tn_big_bits(work);
        if (missing > 0) {
            tn_big_shl(work, missing);
            exponent -= missing;
        }
        for (int i = 0; i < passes; i++)
            sticky |= tn_big_div_2_5e27(work) != 0;
        exponent += passes;
    }
    // The leading 128 bits.
    tn_u128 top = 0;
    int n = work->n;
    if (n > 2) {
        int spare = tn_clz64(work->limb[n - 1]);
        top = (tn_u128)work->limb[n - 1] << 64 | work->limb[n - 2];
        tn_u64 next = work->limb[n - 3];
        if (spare) {
            top = top << spare | next >> (64 - spare);
            next <<= spare;
        }
        sticky |= next != 0;
        for (int i = 0; i < n - 3; i++)
            sticky |= work->limb[i] != 0;
        return (struct tn_scaled){top, (int)exponent + 64 * (n - 2) - spare, sticky};
    }
    for (int i = n - 1; i >= 0; i--)
        top = top << 64 | work->limb[i];
    return normalised(top, exponent, sticky);
}

struct tn_scaled tn_scale(const struct tn_number *num, struct tn_decimal_range range,
                          struct tn_big *work)
{
    if (num->kind == TN_NUMBER_HEX)
        return normalised(num->hex, num->exponent, num->sticky);
    int digits = 1;
    for (tn_u64 limit = 10; digits < 19 && num->head >= limit; limit *= 10)
        digits++;
    tn_s64 point = num->exponent + digits;
    if (point > range.max)
        return (struct tn_scaled){(tn_u128)1 << 127, TN_SCALE_FAR, true};
    if (point < range.min)
        return (struct tn_scaled){(tn_u128)1 << 127, -TN_SCALE_FAR, true};
    struct tn_scaled scaled;
    if (approximate(num, range.precision, &scaled))
        return scaled;
    return exact(num, work);
}
