// SPDX-License-Identifier: MIT
// Binary to decimal; the contract is in format.h.
//
// Either way produces digits beyond the place where the result ends, and a flag for what lies
// beyond those; round_blocks() then rounds both alike.
//
// Fast: with v = m·2^e, 2^63 <= m < 2^64, choose k so that v·10^k has 18 or 19 digits before the
// point, and multiply m by the 128-bit significand of 10^k (pow10.h), which is too small by less
// than 3 units. The error of the product's upper 128 bits is then below 4 units, and at least 62 of
// these bits are fraction. Unless the fraction is within 4 units of 1 the integer part is certain,
// and it is known whether the true fraction is zero: never if the power was inexact, because the
// error has a sign. A random number is left to the slow way with probability 2^-60.
//
// Slow: integers are divided by 10^19 from below, fractions multiplied by 10^19 from above.
#include "stdlib/decimal/format.h"

#include <float.h>

#include "base/bits.h"
#include "stdlib/decimal/pow10.h"

static const tn_u64 ten_to[20] = {
    1u,
    10u,
    100u,
    1000u,
    10000u,
    100000u,
    1000000u,
    10000000u,
    100000000u,
    1000000000u,
    10000000000u,
    100000000000u,
    1000000000000u,
    10000000000000u,
    100000000000000u,
    1000000000000000u,
    10000000000000000u,
    100000000000000000u,
    1000000000000000000u,
    TN_1E19,
};

// Number of decimal digits of v > 0.
static int length_of(tn_u64 v)
{
    int n = (64 - tn_clz64(v)) * 1233 >> 12; // 1233/4096 ~ log10(2); right or one too small
    return n + (v >= ten_to[n]);
}

bool tn_decimal_rounds_up(bool negative, bool odd, int beyond)
{
    switch (__builtin_flt_rounds()) {
    case 0: // toward zero
        return false;
    case 2:
        return !negative;
    case 3:
        return negative;
    case 4: // to nearest, ties away from zero (RISC-V)
        return beyond >= 0;
    default:
        return beyond > 0 || (beyond == 0 && odd);
    }
}

// Keeps `keep` digits of d; `more` says that the digits present are followed by something that is
// not zero. At least one digit after the cut is present, or all digits are.
static void round_blocks(struct tn_decimal *d, int keep, bool more, bool negative)
{
    if (keep < 0) {
        // Less than a tenth of the last place, which becomes 0 or 1.
        d->n = 0;
        if (tn_decimal_rounds_up(negative, false, -1)) {
            d->block[0] = 1;
            d->n = d->lead = 1;
            d->point += 1 - keep;
        }
        return;
    }
    if (keep >= d->lead + 19 * (d->n - 1))
        return;
    // The cut is behind digit `in` of block b.
    int at = keep + 19 - d->lead, b = at / 19, in = at % 19;
    tn_u64 unit = ten_to[19 - in], tail = d->block[b] % unit;
    for (int i = b + 1; i < d->n && !more; i++)
        more = d->block[i] != 0;
    d->n = b + 1;
    d->block[b] -= tail;
    bool odd = in ? d->block[b] / unit & 1 : b && (d->block[b - 1] & 1);
    int beyond = tail != unit / 2 ? (tail > unit / 2 ? 1 : -1) : more;
    if (tail || more ? tn_decimal_rounds_up(negative, odd, beyond) : false) {
        if (!in && b) { // the cut lies between two blocks
            b--;
            unit = 1;
        }
        // A carry out of a block leaves zeros.
        while (b > 0 && d->block[b] + unit == TN_1E19) {
            d->block[b--] = 0;
            unit = 1;
        }
        tn_u64 sum = d->block[b] += unit;
        if (!b && sum == TN_1E19) {
            // 10^19: the first digit moves to a block of its own.
            d->block[0] = 0;
            d->block--;
            d->block[0] = 1;
            d->n++;
            d->lead = 1;
            d->point++;
        } else if (!b && sum >= ten_to[d->lead]) {
            d->lead++;
            d->point++;
        }
    }
    while (d->n && !d->block[d->n - 1])
        d->n--;
}

// The fast way; false if it cannot tell.
static bool convert_fast(struct tn_decimal *d, const struct tn_binary *v, int digits, bool fixed)
{
    tn_u64 upper = (tn_u64)(v->m >> 64);
    int shift = upper ? tn_clz64(upper) : 64 + tn_clz64((tn_u64)v->m);
    tn_u128 top = v->m << shift;
    if ((tn_u64)top || (!fixed && digits > 17))
        return false;
    tn_u64 m = (tn_u64)(top >> 64);
    int e = v->e - shift + 64;
    // 10^(tens) <= v < 10^(tens + 2)
    int tens =
        (int)((tn_s64)(e + 63) * 1292913986 >> 32); // floor of (e + 63)·log10(2), |e| < 16500
    int k = 17 - tens;
    if (k < TN_POW10_MIN || k > TN_POW10_MAX || (fixed && tens + 2 + digits > 17))
        return false;
    int scale;
    tn_u128 g = tn_pow10_significand(k, &scale);
    tn_u128 low = (tn_u128)(tn_u64)g * m;
    tn_u128 high = (tn_u128)(tn_u64)(g >> 64) * m + (tn_u64)(low >> 64);
    int fraction_bits = -(e + scale) - 64;
    tn_u128 mask = ((tn_u128)1 << fraction_bits) - 1, fraction = high & mask;
    bool exact = k >= 0 && k <= 55;
    if (!exact && fraction > mask - 4)
        return false;
    d->block[0] = (tn_u64)(high >> fraction_bits);
    d->n = 1;
    d->lead = length_of(d->block[0]);
    d->point = d->lead - k;
    round_blocks(d, fixed ? d->point + digits : digits, !exact || fraction || (tn_u64)low,
                 v->negative);
    return true;
}

// The slow way for v with a fraction: blocks from its digits, until all are there or more than are
// kept.
static bool convert_fraction(struct tn_decimal *d, const struct tn_binary *v, int digits,
                             bool fixed, struct tn_big *f, int room)
{
    // The integer part is below 2^113, so at most two blocks; and the fraction, left-aligned in f.
    tn_u128 integer = v->e > -128 ? v->m >> -v->e : 0;
    tn_big_set(f, v->m - (v->e > -128 ? integer << -v->e : 0));
    int words = (63 - v->e) / 64;
    tn_big_shl(f, 64 * words + v->e);
    while (f->n < words)
        tn_big_push(f, 0);
    d->n = d->lead = d->point = 0;
    if (integer) {
        tn_u64 rest = (tn_u64)(integer >> 64), high = tn_div_1e19(&rest, (tn_u64)integer);
        if (high)
            d->block[d->n++] = high;
        d->block[d->n++] = rest;
        d->lead = length_of(d->block[0]);
        d->point = d->lead + 19 * (d->n - 1);
    }
    int skip = 0; // low words that have become zero
    while (skip < words && !f->limb[skip])
        skip++;
    while (skip < words) {
        if (d->n && d->lead + 19 * (d->n - 1) > (fixed ? d->point + digits : digits))
            return true;
        // Nothing kept, and nothing but zeros so far where the last kept digit would be.
        if (!d->n && fixed && -d->point > digits)
            return true;
        tn_u64 carry = 0;
        for (int i = skip; i < words; i++) {
            tn_u128 t = (tn_u128)f->limb[i] * TN_1E19 + carry;
            f->limb[i] = (tn_u64)t;
            carry = (tn_u64)(t >> 64);
        }
        while (skip < words && !f->limb[skip])
            skip++;
        if (d->n) {
            if (d->n == room)
                __builtin_trap();
            d->block[d->n++] = carry;
        } else if (carry) {
            d->block[d->n++] = carry;
            d->lead = length_of(carry);
            d->point -= 19 - d->lead;
        } else {
            d->point -= 19;
        }
    }
    return false;
}

static void convert_integer(struct tn_decimal *d, const struct tn_binary *v, struct tn_big *b,
                            int room)
{
    tn_big_set(b, v->m);
    tn_big_shl(b, v->e);
    // Blocks come out last first: fill from the end, then move to the front.
    int n = 0;
    while (b->n) {
        if (n == room)
            __builtin_trap();
        d->block[room - ++n] = tn_big_div_1e19(b);
    }
    for (int i = 0; i < n; i++)
        d->block[i] = d->block[room - n + i];
    d->n = n;
    d->lead = length_of(d->block[0]);
    d->point = d->lead + 19 * (n - 1);
}

void tn_decimal_convert(struct tn_decimal *d, const struct tn_binary *v, int digits, bool fixed,
                        tn_u64 *words, struct tn_decimal_room room)
{
    d->block = words + 1; // one in front for a carry
    d->text_block = -1;
    if (convert_fast(d, v, digits, fixed))
        return;
    // Zero bits at the significand's end would cost limbs and steps.
    struct tn_binary w = *v;
    int zeros = (tn_u64)w.m ? tn_ctz64((tn_u64)w.m) : 64 + tn_ctz64((tn_u64)(w.m >> 64));
    w.m >>= zeros;
    w.e += zeros;
    struct tn_big b = {words + room.blocks, 0, room.limbs};
    bool more = false;
    if (w.e < 0)
        more = convert_fraction(d, &w, digits, fixed, &b, room.blocks - 1);
    else
        convert_integer(d, &w, &b, room.blocks - 1);
    round_blocks(d, fixed ? d->point + digits : digits, more, v->negative);
}

void tn_decimal_copy(struct tn_decimal *d, int from, int n, char *text)
{
    int at = from + 19 - d->lead;
    while (n) {
        int b = at / 19, in = at % 19, take = tn_min(n, 19 - in);
        if (b >= d->n) {
            __builtin_memset(text, '0', (size_t)n);
            return;
        }
        if (d->text_block != b) {
            tn_digits(d->block[b], 19, d->text);
            d->text_block = b;
        }
        for (int i = 0; i < take; i++) // at most 19: a call costs more
            text[i] = d->text[in + i];
        text += take;
        at += take;
        n -= take;
    }
}

int tn_decimal_count(struct tn_decimal *d)
{
    if (!d->n)
        return 0;
    // The last block is not zero.
    int b = d->n - 1, in = 18;
    tn_digits(d->block[b], 19, d->text);
    d->text_block = b;
    while (d->text[in] == '0')
        in--;
    return b * 19 + in + 1 - (19 - d->lead);
}
