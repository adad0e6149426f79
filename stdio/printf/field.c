// SPDX-License-Identifier: MIT
// Layout of a field: C23 7.23.6.1p6 in one place.
#include "stdio/printf/field.h"

int tn_field_begin(struct tn_sink *s, const struct tn_spec *spec, const char *prefix,
                   size_t prefix_length, size_t zeros, size_t body)
{
    size_t total = tn_sink_total(s),
           length = prefix_length + zeros + body; // each at most a little over INT_MAX
    size_t width = (size_t)spec->width, fill = width > length ? width - length : 0;
    if (tn_unlikely(total + length + fill > INT_MAX)) {
        errno = EOVERFLOW;
        return -1;
    }
    if (fill && !(spec->flags & (TN_LEFT | TN_ZERO))) {
        tn_sink_pad(s, ' ', fill);
        fill = 0;
    }
    tn_sink_short(s, prefix, prefix_length);
    if (fill && !(spec->flags & TN_LEFT)) {
        zeros += fill;
        fill = 0;
    }
    if (zeros)
        tn_sink_pad(s, '0', zeros);
    return (int)fill;
}

bool tn_print_bytes(struct tn_sink *s, const struct tn_spec *spec, const char *p, size_t n)
{
    int after = tn_field_begin(s, spec, nullptr, 0, 0, n);
    if (after < 0)
        return false;
    tn_sink_write(s, p, n);
    if (after)
        tn_sink_pad(s, ' ', (size_t)after);
    return true;
}
