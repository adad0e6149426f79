// SPDX-License-Identifier: MIT
#include "base/ctype.h"
#include "stdio/scanf/input.h"

bool tn_scan_integer(struct tn_input *in, int base, bool is_signed, uint64_t *value)
{
    int c = tn_input_next(in);
    bool negative = c == '-', digits = false, overflow = false;
    if (c == '+' || c == '-')
        c = tn_input_next(in);
    if (c == '0') {
        digits = true;
        c = tn_input_next(in);
        int prefix = c | 32;
        int prefixed = prefix == 'x' && (base == 0 || base == 16)  ? 16
                       : prefix == 'b' && (base == 0 || base == 2) ? 2
                                                                   : 0;
        if (prefixed) {
            digits = false; // "0x" alone is no number, only the beginning of one
            base = prefixed;
            c = tn_input_next(in);
        } else if (!base) {
            base = 8;
        }
    } else if (!base) {
        base = 10;
    }
    uint64_t v = 0;
    for (unsigned d; c >= 0 && (d = tn_digit((unsigned)c)) < (unsigned)base;
         c = tn_input_next(in)) {
        digits = true;
        if (tn_mul_overflow(v, (uint64_t)base, &v) || tn_add_overflow(v, d, &v))
            overflow = true;
    }
    tn_input_stop(in);
    uint64_t limit = !is_signed ? UINT64_MAX : (uint64_t)INT64_MAX + negative;
    if (overflow || v > limit) {
        v = limit;
        negative &= is_signed;
    }
    *value = negative ? -v : v;
    return digits;
}
