// SPDX-License-Identifier: MIT
// d i u o x X b B p: two decimal digits per division, one shift per digit otherwise.
#include "stdio/printf/field.h"
#include "stdlib/decimal/format.h"

bool tn_print_integer(struct tn_sink *s, const struct tn_spec *spec, uint64_t v, bool negative)
{
    char digits[64], *p = digits + sizeof digits, prefix[2];
    size_t prefix_length = 0;
    const bool nonzero = v;
    unsigned shift = 0;
    switch (spec->conversion) {
    case 'd':
    case 'i':
        if (negative || spec->flags & (TN_PLUS | TN_SPACE))
            prefix[prefix_length++] = negative ? '-' : spec->flags & TN_PLUS ? '+' : ' ';
        [[fallthrough]];
    case 'u':
        for (; v >= 100; v /= 100)
            __builtin_memcpy(p -= 2, tn_two_digits + v % 100 * 2, 2);
        if (v >= 10)
            __builtin_memcpy(p -= 2, tn_two_digits + v * 2, 2);
        else if (v)
            *--p = (char)('0' + v);
        break;
    case 'o':
        shift = 3;
        break;
    case 'b':
    case 'B':
        shift = 1;
        break;
    default: // x X
        shift = 4;
    }
    if (shift) {
        const char *figures = spec->conversion == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
        for (; v; v >>= shift)
            *--p = figures[v & ((1u << shift) - 1)];
        if (spec->flags & TN_ALT && nonzero && shift != 3) {
            prefix[prefix_length++] = '0';
            prefix[prefix_length++] = spec->conversion;
        }
    }
    size_t n = (size_t)(digits + sizeof digits - p);
    // Without a precision at least one digit; '#' of o raises the precision until the first digit
    // is 0.
    size_t least = spec->precision < 0 ? 1 : (size_t)spec->precision;
    if (spec->flags & TN_ALT && shift == 3)
        least = tn_max(least, n + 1);
    struct tn_spec without_zero;
    if (spec->precision >= 0 && spec->flags & TN_ZERO) {
        without_zero = *spec;
        without_zero.flags &= ~TN_ZERO;
        spec = &without_zero;
    }
    int after = tn_field_begin(s, spec, prefix, prefix_length, least > n ? least - n : 0, n);
    if (after < 0)
        return false;
    tn_sink_short(s, p, n);
    if (after)
        tn_sink_pad(s, ' ', (size_t)after);
    return true;
}
