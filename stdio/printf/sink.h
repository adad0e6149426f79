// SPDX-License-Identifier: MIT
// Where formatted output goes: an array of bytes with a way out when it is full. Streams lend their
// buffer, snprintf its caller's array, wide output a small array that is widened when it is
// emptied; numbers are formatted once for all.
#pragma once

#include <stddef.h>
#include <tenon/mem.h>

#include "base/tn.h"

struct tn_sink {
    char *pos, *end;
    char *start;   // [start, pos) is not yet counted in `before`
    size_t before; // characters produced earlier
    // Takes n > 0 more bytes than there is room for and leaves the sink with counts that include
    // them.
    void (*spill)(struct tn_sink *, const char *, size_t n);
    bool failed; // errno says why
};

TN_INLINE size_t tn_sink_total(const struct tn_sink *s)
{
    return s->before + (size_t)(s->pos - s->start);
}

TN_INLINE void tn_sink_write(struct tn_sink *s, const char *p, size_t n)
{
    if (tn_likely(n <= (size_t)(s->end - s->pos))) {
        tn_memcpy(s->pos, p, n);
        s->pos += n;
    } else {
        s->spill(s, p, n);
    }
}

// The same for a few bytes, without a call.
TN_INLINE void tn_sink_short(struct tn_sink *s, const char *p, size_t n)
{
    if (tn_likely(n <= (size_t)(s->end - s->pos))) {
        for (size_t i = 0; i < n; i++)
            s->pos[i] = p[i];
        s->pos += n;
    } else {
        s->spill(s, p, n);
    }
}

TN_INLINE void tn_sink_byte(struct tn_sink *s, char c)
{
    if (tn_likely(s->pos < s->end))
        *s->pos++ = c;
    else
        s->spill(s, &c, 1);
}

TN_HIDDEN void tn_sink_pad(struct tn_sink *, char c, size_t n);
