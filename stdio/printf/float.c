// SPDX-License-Identifier: MIT
// a e f g for double and long double: sign, infinities, layout; the digits come from
// stdlib/decimal.
//
// Stack: 1 KB for double, 8 KB for long double, whatever the value and the precision.
#include <float.h>

#include "base/bits.h"
#include "stdio/printf/field.h"
#include "stdlib/decimal/format.h"

// One field of text whose digits stream from a tn_decimal.
struct layout {
    struct tn_sink *sink;
    const struct tn_spec *spec;
    char prefix[3]; // sign, 0x
    unsigned char prefix_length;
};

static bool upper(const struct tn_spec *spec) { return spec->conversion < 'a'; }

static void write_digits(struct tn_sink *s, struct tn_decimal *d, int from, size_t n)
{
    // Digits that exist, then zeros: a precision of a billion must not run through the digit
    // machinery.
    int present = d->n ? d->lead + 19 * (d->n - 1) : 0;
    size_t copied = from < present ? tn_min(n, (size_t)(present - from)) : 0;
    n -= copied;
    while (copied) {
        char text[64];
        int take = (int)tn_min(copied, sizeof text);
        if ((size_t)(s->end - s->pos) >= (size_t)take) {
            tn_decimal_copy(d, from, take, s->pos);
            s->pos += take;
        } else {
            tn_decimal_copy(d, from, take, text);
            tn_sink_write(s, text, (size_t)take);
        }
        from += take;
        copied -= (size_t)take;
    }
    if (n)
        tn_sink_pad(s, '0', n);
}

static bool finish(const struct layout *l, int after)
{
    if (after)
        tn_sink_pad(l->sink, ' ', (size_t)after);
    return true;
}

// [-]ddd.ddd, `fraction` digits after the point.
static bool fixed_style(const struct layout *l, struct tn_decimal *d, size_t fraction)
{
    bool point = fraction || l->spec->flags & TN_ALT;
    int integer =
        d->n && d->point > 0 ? d->point : 0; // digits before the point, 0 for a single zero
    int after = tn_field_begin(l->sink, l->spec, l->prefix, l->prefix_length, 0,
                               (size_t)tn_max(integer, 1) + point + fraction);
    if (after < 0)
        return false;
    if (integer)
        write_digits(l->sink, d, 0, (size_t)integer);
    else
        tn_sink_byte(l->sink, '0');
    if (point)
        tn_sink_byte(l->sink, '.');
    if (fraction) {
        size_t zeros = d->n && d->point < 0 ? tn_min((size_t)-d->point, fraction) : 0;
        if (zeros)
            tn_sink_pad(l->sink, '0', zeros);
        write_digits(l->sink, d, integer, fraction - zeros);
    }
    return finish(l, after);
}

// Writes e+dd or p+d; the length.
static size_t exponent_text(char *out, char letter, int exponent, int least)
{
    out[0] = letter;
    out[1] = exponent < 0 ? '-' : '+';
    unsigned v = (unsigned)(exponent < 0 ? -exponent : exponent);
    int n = v < 10 ? 1 : v < 100 ? 2 : v < 1000 ? 3 : v < 10000 ? 4 : 5;
    n = tn_max(n, least);
    tn_digits(v, n, out + 2);
    return (size_t)n + 2;
}

// [-]d.ddde±dd
static bool exponent_style(const struct layout *l, struct tn_decimal *d, size_t fraction)
{
    bool point = fraction || l->spec->flags & TN_ALT;
    char exponent[8];
    size_t n = exponent_text(exponent, upper(l->spec) ? 'E' : 'e', d->n ? d->point - 1 : 0, 2);
    int after =
        tn_field_begin(l->sink, l->spec, l->prefix, l->prefix_length, 0, 1 + point + fraction + n);
    if (after < 0)
        return false;
    write_digits(l->sink, d, 0, 1);
    if (point)
        tn_sink_byte(l->sink, '.');
    if (fraction)
        write_digits(l->sink, d, 1, fraction);
    tn_sink_short(l->sink, exponent, n);
    return finish(l, after);
}

// [-]0xh.hhhp±d; a normal number's first digit is 1, so that equal values look equal in every
// format. Precision rounds in the current mode.
static bool hexadecimal(struct layout *l, struct tn_binary v)
{
    l->prefix[l->prefix_length++] = '0';
    l->prefix[l->prefix_length++] = upper(l->spec) ? 'X' : 'x';
    tn_u128 m = v.m;
    int exponent = 0;
    if (m) {
        // The leading bit to bit 124, so the first digit is bits 124…127.
        int shift = (tn_u64)(m >> 64) ? tn_clz64((tn_u64)(m >> 64)) : 64 + tn_clz64((tn_u64)m);
        m = m << shift >> 3;
        exponent = v.e + 127 - shift;
    }
    constexpr int DIGITS = 31; // after the point
    int precision = l->spec->precision;
    if (precision >= 0 && precision < DIGITS) {
        int cut = 124 - 4 * precision;
        tn_u128 unit = (tn_u128)1 << cut, tail = m & (unit - 1);
        m -= tail;
        if (tail) {
            tn_u128 half = unit >> 1;
            if (tn_decimal_rounds_up(v.negative, m >> cut & 1, tail < half ? -1 : tail > half))
                m += unit; // up to 2.000: still one digit
        }
    }
    int needed = 0;
    for (tn_u128 rest = m << 4; rest; rest <<= 4)
        needed++;
    size_t fraction = precision < 0 ? (size_t)needed : (size_t)precision;
    bool point = fraction || l->spec->flags & TN_ALT;
    char text[8 + DIGITS];
    size_t n = exponent_text(text, upper(l->spec) ? 'P' : 'p', exponent, 1);
    int after =
        tn_field_begin(l->sink, l->spec, l->prefix, l->prefix_length, 0, 1 + point + fraction + n);
    if (after < 0)
        return false;
    const char *figures = upper(l->spec) ? "0123456789ABCDEF" : "0123456789abcdef";
    tn_sink_byte(l->sink, figures[(unsigned)(m >> 124)]);
    if (point)
        tn_sink_byte(l->sink, '.');
    size_t i = 0;
    for (; i < fraction && i < DIGITS; i++)
        tn_sink_byte(l->sink, figures[(unsigned)(m >> (120 - 4 * i)) & 15]);
    if (i < fraction)
        tn_sink_pad(l->sink, '0', fraction - i);
    tn_sink_short(l->sink, text, n);
    return finish(l, after);
}

static bool print(struct layout *l, const struct tn_binary *v, tn_u64 *words,
                  struct tn_decimal_room room)
{
    // No conversion has more digits than this; what a precision asks for beyond is zeros.
    constexpr int ENOUGH = 20000;
    const char kind = (char)(l->spec->conversion | 0x20);
    if (kind == 'a')
        return hexadecimal(l, *v);
    int precision = l->spec->precision < 0 ? 6 : l->spec->precision;
    struct tn_decimal d = {.text_block = -1};
    bool zero = !v->m;
    if (kind == 'f') {
        if (!zero)
            tn_decimal_convert(&d, v, tn_min(precision, ENOUGH), true, words, room);
        return fixed_style(l, &d, (size_t)precision);
    }
    if (kind == 'e') {
        if (!zero)
            tn_decimal_convert(&d, v, tn_min(precision, ENOUGH) + 1, false, words, room);
        return exponent_style(l, &d, (size_t)precision);
    }
    if (!precision)
        precision = 1;
    if (!zero)
        tn_decimal_convert(&d, v, tn_min(precision, ENOUGH), false, words, room);
    int exponent = zero ? 0 : d.point - 1;
    // Without '#' trailing zeros of the fraction go, which leaves the digits up to the last that is
    // not zero.
    int digits = l->spec->flags & TN_ALT ? precision : tn_max(1, tn_decimal_count(&d));
    if (exponent < -4 || exponent >= precision)
        return exponent_style(l, &d, (size_t)(digits - 1));
    return fixed_style(l, &d, digits - 1 > exponent ? (size_t)(digits - 1 - exponent) : 0);
}

// The sign, and what is not finite; true if that was all.
static bool special(struct layout *l, struct tn_sink *s, const struct tn_spec *spec, bool negative,
                    const char *name, bool *ok)
{
    l->sink = s;
    l->spec = spec;
    l->prefix_length = 0;
    if (negative || spec->flags & (TN_PLUS | TN_SPACE))
        l->prefix[l->prefix_length++] = negative ? '-' : spec->flags & TN_PLUS ? '+' : ' ';
    if (!name)
        return false;
    char text[4];
    for (int i = 0; i < 3; i++)
        text[i] = (char)(upper(spec) ? name[i] & ~0x20 : name[i]);
    struct tn_spec spaces = *spec;
    spaces.flags &= ~TN_ZERO;
    int after = tn_field_begin(s, &spaces, l->prefix, l->prefix_length, 0, 3);
    if ((*ok = after >= 0)) {
        tn_sink_short(s, text, 3);
        finish(l, after);
    }
    return true;
}

bool tn_print_double(struct tn_sink *s, const struct tn_spec *spec, double x)
{
    uint64_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    int biased = bits >> 52 & 0x7ff;
    struct tn_binary v = {bits & ((1ull << 52) - 1), biased - 1075, bits >> 63};
    struct layout l;
    bool ok;
    if (special(&l, s, spec, v.negative, biased < 0x7ff ? nullptr : v.m ? "nan" : "inf", &ok))
        return ok;
    if (biased)
        v.m |= 1ull << 52;
    else
        v.e++;
    tn_u64 words[TN_DECIMAL_DOUBLE_WORDS];
    return print(&l, &v, words, TN_DECIMAL_DOUBLE);
}

bool tn_print_long_double(struct tn_sink *s, const struct tn_spec *spec, long double x)
{
    // Little-endian: the significand below, then 15 bits of exponent and the sign.
    tn_u128 bits = 0;
    constexpr size_t size = LDBL_MANT_DIG == 64 ? 10 : 16;
    __builtin_memcpy(&bits, &x, size);
    constexpr int field = LDBL_MANT_DIG == 64 ? 64 : 112; // the exponent's place
    int biased = (int)(bits >> field) & 0x7fff;
    struct tn_binary v = {bits & (((tn_u128)1 << field) - 1), biased - 16383 - (LDBL_MANT_DIG - 1),
                          bits >> (field + 15)};
    // The x87 format stores the leading bit: one more place, and infinity has it set.
    bool infinite = LDBL_MANT_DIG == 64 ? !(v.m << 65) : !v.m;
    struct layout l;
    bool ok;
    if (special(&l, s, spec, v.negative, biased < 0x7fff ? nullptr : infinite ? "inf" : "nan", &ok))
        return ok;
    if (!biased)
        v.e++;
    else if (LDBL_MANT_DIG != 64)
        v.m |= (tn_u128)1 << field;
    tn_u64 words[TN_DECIMAL_LONG_WORDS];
    return print(&l, &v, words, TN_DECIMAL_LONG);
}
