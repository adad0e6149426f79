// SPDX-License-Identifier: MIT
// Reading floating-point numbers: strtod, wcstod and their kin, scanf (C23 7.24.1.6). Two steps.
// The scanner takes characters from any source and leaves what it saw in a tn_number; it never
// looks back, so a stream with one character of push-back is enough. tn_number_double and kin then
// round it: correctly in the current rounding mode for every input, with the exceptions IEC 60559
// asks for. No locale, no allocation.
//
//   tn_u64 rest[TN_REST_DOUBLE];
//   struct tn_number n = {.rest = rest, .rest_cap = TN_REST_DOUBLE};
//   tn_scan_number(&n, next, source);
//   double d = tn_number_double(&n);
//
// Cost: a comparison and a multiplication per digit; conversion of up to 19 digits is one
// multiplication or division where that is exact, else three multiplications; longer numbers the
// same, except that about one in 2^10 goes the exact way with big integers.
#pragma once

#include <float.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/ctype.h"
#include "base/tn.h"
#include "stdlib/decimal/bigint.h"

// Groups of 19 digits, beyond the first, that can decide a rounding: the exact value halfway
// between two neighbours has at most 113, 768, 11515 (x87) and 11564 (quad) significant digits.
// What comes later only matters as "not zero".
constexpr unsigned TN_REST_FLOAT = 5, TN_REST_DOUBLE = 40,
                   TN_REST_LDOUBLE = LDBL_MANT_DIG == 53 ? 40 : 608;

enum tn_number_kind {
    TN_NUMBER_NONE,    // no number; accepted is 0
    TN_NUMBER_DECIMAL, // (head·10^(19·rest_n) + rest as one integer + less than 1 if
                       // sticky)·10^(exponent - 19·rest_n)
    TN_NUMBER_HEX,     // (hex + less than 1 if sticky)·2^exponent
    TN_NUMBER_INFINITY,
    TN_NUMBER_NAN, // payload in head
};

struct tn_number {
    enum tn_number_kind kind;
    bool negative;
    bool sticky;
    bool range; // set by the conversion (ERANGE): overflow, or inexact and below the normal numbers
    tn_u64 head; // the first 19 significant digits
    tn_u128 hex; // the first 32 significant hexadecimal digits
    tn_s64 exponent;
    tn_u64 *rest; // the caller's: further groups, each 19 digits
    unsigned rest_n, rest_cap;
    size_t accepted; // characters of the longest prefix that is a number
    size_t consumed; // characters that can begin a number: equal to accepted, or scanf's input does
                     // not match
};

TN_HIDDEN float tn_number_float(struct tn_number *);
TN_HIDDEN double tn_number_double(struct tn_number *);
TN_HIDDEN long double tn_number_ldouble(struct tn_number *);

// Scans one number, without white space before it. `next` gives the next character, negative at the
// end. It is called consumed + 1 times: the last one is not part of the number, and a stream has to
// push it back (unless it was the end).
TN_HIDDEN void tn_scan_number(struct tn_number *, int (*next)(void *), void *source);

// The same for strings, white space before the number skipped and counted in accepted.
TN_HIDDEN void tn_scan_number_string(struct tn_number *, const char *);
TN_HIDDEN void tn_scan_number_wide(struct tn_number *, const wchar_t *);

// The scanner; each of the three is one instance of it, with `next` expanded in place for strings.
struct tn_number_scan {
    int (*next)(void *);
    void *source;
    int c;    // the character ahead
    size_t n; // how many were taken, it included
};

TN_INLINE int tn_number_advance_(struct tn_number_scan *s)
{
    s->n++;
    return s->c = s->next(s->source);
}

// Takes the characters of a lower-case word, in either case; true if all of it was there.
TN_INLINE bool tn_number_word_(struct tn_number_scan *s, const char *word)
{
    for (; *word; word++) {
        if ((s->c | 32) != *word)
            return false;
        tn_number_advance_(s);
    }
    return true;
}

// A group of decimal digits in progress, beyond the head.
struct tn_number_group {
    tn_u64 value;
    unsigned digits;
};

TN_INLINE void tn_number_flush_(struct tn_number *num, struct tn_number_group *g, unsigned *groups)
{
    // Groups that are zero are not counted until a later one is not: trailing zeros cost nothing.
    if (*groups < num->rest_cap) {
        num->rest[(*groups)++] = g->value;
        if (g->value)
            num->rest_n = *groups;
    } else if (g->value) {
        num->sticky = true;
    }
    *g = (struct tn_number_group){};
}

// An exponent after its letter, saturated beyond what any length of digits could bring back.
TN_INLINE void tn_number_exponent_(struct tn_number *num, struct tn_number_scan *s,
                                   tn_s64 *exponent)
{
    tn_number_advance_(s);
    bool negative = s->c == '-';
    if (s->c == '+' || s->c == '-')
        tn_number_advance_(s);
    if (!tn_isdigit(s->c))
        return;
    tn_s64 e = 0;
    do {
        if (e < (tn_s64)1 << 58)
            e = e * 10 + (s->c - '0');
    } while (tn_isdigit(tn_number_advance_(s)));
    *exponent += negative ? -e : e;
    num->accepted = s->n - 1;
}

TN_INLINE void tn_number_decimal_(struct tn_number *num, struct tn_number_scan *s, bool seen_zero)
{
    tn_u64 head = 0;
    tn_s64 exponent = 0;
    unsigned head_digits = 0, groups = 0;
    struct tn_number_group g = {};
    bool any = seen_zero, point = false;
    for (;;) {
        int c = s->c;
        if (tn_isdigit(c)) {
            any = true;
            unsigned digit = (unsigned)(c - '0');
            if (head_digits < 19) {
                head = head * 10 + digit;
                head_digits += head != 0;
                exponent -= point;
            } else {
                exponent += !point;
                g.value = g.value * 10 + digit;
                if (++g.digits == 19)
                    tn_number_flush_(num, &g, &groups);
            }
        } else if (c == '.' && !point) {
            point = true;
        } else {
            break;
        }
        tn_number_advance_(s);
    }
    if (!any)
        return;
    num->kind = TN_NUMBER_DECIMAL;
    num->accepted = s->n - 1;
    if (g.value) {
        for (; g.digits < 19; g.digits++)
            g.value *= 10;
        tn_number_flush_(num, &g, &groups);
    }
    if ((s->c | 32) == 'e')
        tn_number_exponent_(num, s, &exponent);
    num->head = head;
    num->exponent = exponent;
}

// After "0x"; what was accepted so far is the zero.
TN_INLINE void tn_number_hex_(struct tn_number *num, struct tn_number_scan *s)
{
    tn_s64 exponent = 0;
    bool any = false, point = false;
    for (;; tn_number_advance_(s)) {
        unsigned digit;
        if (s->c >= 0 && (digit = tn_digit((unsigned)s->c)) < 16) {
            any = true;
            if (num->hex >> 124) {
                num->sticky |= digit != 0;
                exponent += point ? 0 : 4;
            } else {
                num->hex = num->hex << 4 | digit;
                exponent -= point ? 4 : 0;
            }
        } else if (s->c == '.' && !point) {
            point = true;
        } else {
            break;
        }
    }
    if (!any)
        return;
    num->kind = TN_NUMBER_HEX;
    num->accepted = s->n - 1;
    if ((s->c | 32) == 'p')
        tn_number_exponent_(num, s, &exponent);
    num->exponent = exponent;
}

// After "nan": an optional (n-char-sequence), which is the payload if it reads as an integer.
TN_INLINE void tn_number_nan_(struct tn_number *num, struct tn_number_scan *s)
{
    num->kind = TN_NUMBER_NAN;
    num->accepted = s->n - 1;
    if (s->c != '(')
        return;
    tn_u64 payload = 0;
    unsigned base = 10, digit;
    bool integer = true;
    for (unsigned i = 0;; i += i < 2) { // the place: only the first two matter
        int c = tn_number_advance_(s);
        if (!tn_isalnum(c) && c != '_')
            break;
        if (i == 0 && c == '0') {
            base = 8;
        } else if (i == 1 && base == 8 && (c | 32) == 'x') {
            base = 16;
        } else {
            digit = tn_digit((unsigned)c);
            integer &= digit < base;
            payload = payload * base + digit;
        }
    }
    if (s->c == ')') {
        tn_number_advance_(s);
        num->head = integer ? payload : 0;
        num->accepted = s->n - 1;
    }
}

TN_INLINE void tn_scan_number_(struct tn_number *num, int (*next)(void *), void *source)
{
    struct tn_number_scan s = {.next = next, .source = source};
    *num = (struct tn_number){.rest = num->rest, .rest_cap = num->rest_cap};
    tn_number_advance_(&s);
    if (s.c == '+' || s.c == '-') {
        num->negative = s.c == '-';
        tn_number_advance_(&s);
    }
    if ((s.c | 32) == 'i') {
        if (tn_number_word_(&s, "inf")) {
            num->kind = TN_NUMBER_INFINITY;
            num->accepted = s.n - 1;
            if ((s.c | 32) == 'i' && tn_number_word_(&s, "inity"))
                num->accepted = s.n - 1;
        }
    } else if ((s.c | 32) == 'n') {
        if (tn_number_word_(&s, "nan"))
            tn_number_nan_(num, &s);
    } else if (s.c == '0') {
        if ((tn_number_advance_(&s) | 32) == 'x') {
            num->kind = TN_NUMBER_DECIMAL;
            num->accepted = s.n - 1;
            tn_number_advance_(&s);
            tn_number_hex_(num, &s);
        } else {
            tn_number_decimal_(num, &s, true);
        }
    } else {
        tn_number_decimal_(num, &s, false);
    }
    num->consumed = s.n - 1;
}
