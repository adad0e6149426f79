// SPDX-License-Identifier: MIT
// One conversion specification of printf, and how its result is laid out in the field.
#pragma once

#include <limits.h>
#include <stdint.h>

#include "base/errno.h"
#include "stdio/printf/sink.h"

enum : unsigned {
    TN_LEFT = 1,
    TN_PLUS = 2,
    TN_SPACE = 4,
    TN_ALT = 8,
    TN_ZERO = 16,
    TN_LONG = 32,        // l, for c and s
    TN_LONG_DOUBLE = 64, // L
};

struct tn_spec {
    unsigned flags;
    int width;
    int precision;      // negative: none
    unsigned char bits; // of the integer argument
    char conversion;
};

// What is printed: spaces, prefix, zeros, and a body of `body` characters that the caller writes,
// then spaces. Returns the number of spaces that must follow the body, or -1 with errno if the
// output would exceed INT_MAX.
TN_HIDDEN int tn_field_begin(struct tn_sink *, const struct tn_spec *, const char *prefix,
                             size_t prefix_length, size_t zeros, size_t body);

// Each writes one field and returns false with errno on failure.
TN_HIDDEN bool tn_print_integer(struct tn_sink *, const struct tn_spec *, uint64_t magnitude,
                                bool negative);
TN_HIDDEN bool tn_print_bytes(struct tn_sink *, const struct tn_spec *, const char *, size_t n);
TN_HIDDEN bool tn_print_double(struct tn_sink *, const struct tn_spec *, double);
TN_HIDDEN bool tn_print_long_double(struct tn_sink *, const struct tn_spec *, long double);
