// SPDX-License-Identifier: MIT
// Binary to decimal, exactly and correctly rounded in the current rounding mode, to any number of
// digits: the numeric half of printf's e, f and g and of ecvt and its kin. Layout (signs, points,
// padding) is the caller's.
//
// No allocation and no state. Time is bounded by the exponent range, not by the value: up to 17
// digits of a number whose significand has 64 bits take one 64×128 multiplication; everything else
// the big-integer way, for double below 2 µs, for long double (4950 leading zeros and 11563 digits
// at most) below 200 µs.
#pragma once

#include <float.h>

#include "stdlib/decimal/bigint.h"

// ±m·2^e, m > 0.
struct tn_binary {
    tn_u128 m;
    int e;
    bool negative;
};

// 0.d1 d2 d3 … × 10^point, d1 != 0, then zeros for ever. Digits lie in blocks of 19, of which the
// first has only its last `lead` ones. n == 0 is the number zero.
struct tn_decimal {
    tn_u64 *block;
    int n, lead, point;
    int text_block; // which block `text` shows, or -1
    char text[19];
};

// Room that a conversion needs, in 64-bit words: the blocks of the number with the most digits (the
// greatest subnormal: 767, 11514 or 11563 of them), rounded up at both ends, and one for a carry;
// and a big integer for the bits of the greatest number or of the smallest one's fraction.
struct tn_decimal_room {
    int blocks, limbs;
};
#define TN_DECIMAL_BLOCKS_(digits) ((digits) / 19 + 3)
#define TN_DECIMAL_LIMBS_(bits) (((bits) + 63) / 64)
enum {
    TN_DECIMAL_DOUBLE_BLOCKS = TN_DECIMAL_BLOCKS_(767),
    TN_DECIMAL_DOUBLE_LIMBS = TN_DECIMAL_LIMBS_(1074),
    TN_DECIMAL_DOUBLE_WORDS = TN_DECIMAL_DOUBLE_BLOCKS + TN_DECIMAL_DOUBLE_LIMBS, // 480 bytes
    TN_DECIMAL_LONG_BLOCKS = TN_DECIMAL_BLOCKS_(LDBL_MANT_DIG == 64 ? 11514 : 11563),
    TN_DECIMAL_LONG_LIMBS = TN_DECIMAL_LIMBS_(LDBL_MANT_DIG == 64 ? 16445 : 16494),
    TN_DECIMAL_LONG_WORDS = TN_DECIMAL_LONG_BLOCKS + TN_DECIMAL_LONG_LIMBS, // 6.9 KB
};
constexpr struct tn_decimal_room TN_DECIMAL_DOUBLE = {TN_DECIMAL_DOUBLE_BLOCKS,
                                                      TN_DECIMAL_DOUBLE_LIMBS};
constexpr struct tn_decimal_room TN_DECIMAL_LONG = {TN_DECIMAL_LONG_BLOCKS, TN_DECIMAL_LONG_LIMBS};

// Rounds v to `digits` significant digits (digits >= 1), or with `fixed` to `digits` digits after
// the point (digits >= 0). words has room.blocks + room.limbs words, with the room for v's type,
// and must live as long as *d is used.
TN_HIDDEN void tn_decimal_convert(struct tn_decimal *d, const struct tn_binary *v, int digits,
                                  bool fixed, tn_u64 *words, struct tn_decimal_room room);

// Digits d(from+1) … d(from+n) as text.
TN_HIDDEN void tn_decimal_copy(struct tn_decimal *d, int from, int n, char *text);

// Digits up to the last that is not zero.
TN_HIDDEN int tn_decimal_count(struct tn_decimal *d);

// Whether a number between two results goes to the one farther from zero in the current rounding
// mode: `odd` is the last digit of the nearer-zero one, `beyond` compares the number with the
// middle of the two.
TN_HIDDEN bool tn_decimal_rounds_up(bool negative, bool odd, int beyond);

// "00" … "99".
TN_HIDDEN extern const char tn_two_digits[200];
// The last n <= 20 decimal digits of v, with leading zeros.
TN_HIDDEN void tn_digits(tn_u64 v, int n, char *text);
