// SPDX-License-Identifier: MIT
// Properties of Unicode characters, from tables that unicode_table.py makes at build time. A
// program links only those it asks about: 1.3 to 5 KB each. Wide characters are Unicode in both
// locales, so nothing here looks at the locale.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/tn.h"

TN_HIDDEN bool tn_unicode_alpha(unsigned c); // Alphabetic, and digits of all scripts but ASCII
TN_HIDDEN bool tn_unicode_upper(unsigned c); // Uppercase
TN_HIDDEN bool tn_unicode_lower(unsigned c); // Lowercase
TN_HIDDEN bool
tn_unicode_print(unsigned c); // assigned, neither control nor surrogate nor separator of lines
TN_HIDDEN bool tn_unicode_zero(unsigned c); // takes no column
TN_HIDDEN bool tn_unicode_wide(unsigned c); // takes two columns (UAX #11: Wide, Fullwidth)

TN_HIDDEN unsigned tn_unicode_to_upper(unsigned c); // simple case mapping
TN_HIDDEN unsigned tn_unicode_to_lower(unsigned c);

// Whether c is in a set (see the generator). Three dependent loads.
TN_INLINE bool tn_unicode_in(unsigned c, const tn_u8 *high, size_t high_n, const tn_u8 *low,
                             const tn_u64 *bits)
{
    if (c >> 11 >= high_n)
        return false;
    unsigned bitmap = low[high[c >> 11] * 16 + (c >> 7 & 15)];
    return bits[bitmap * 2 + (c >> 6 & 1)] >> (c & 63) & 1;
}

struct tn_unicode_run {
    unsigned first : 21, length : 10,
        alternate : 1; // first … first + length, every second one if alternate
    int distance;
};

// Binary search: about eight steps.
TN_INLINE unsigned tn_unicode_map(unsigned c, const struct tn_unicode_run *runs, size_t n)
{
    while (n) {
        const struct tn_unicode_run *middle = runs + n / 2;
        if (c < middle->first) {
            n /= 2;
        } else if (c > middle->first + middle->length) {
            runs = middle + 1;
            n -= n / 2 + 1;
        } else {
            return middle->alternate && (c - middle->first) % 2 ? c
                                                                : c + (unsigned)middle->distance;
        }
    }
    return c;
}
