// SPDX-License-Identifier: MIT
// Formats into the caller's array. Any size is accepted; what lies beyond the end of memory or
// INT_MAX is never reached.
#include <limits.h>
#include <stdint.h>

#include "stdio/printf/format.h"
#include "stdio/stdio.h"

// Takes what fits, counts all.
static void drop(struct tn_sink *s, const char *p, size_t n)
{
    size_t room = (size_t)(s->end - s->pos);
    if (room)
        tn_memcpy(s->pos, p, room);
    s->pos += room;
    s->before += n - room;
}

int tn_vsnprintf(char *restrict array, size_t size, const char *restrict format, va_list ap)
{
    char none[1];
    char *start = size ? array : none;
    size_t room = size ? size - 1 : 0;
    room = tn_min(room, (size_t)INT_MAX);
    room = tn_min(room, UINTPTR_MAX - (uintptr_t)start);
    struct tn_sink s = {start, start + room, start, 0, drop, false};
    int n = tn_format(&s, format, ap);
    *s.pos = 0;
    return n;
}
TN_PUBLIC(vsnprintf);
