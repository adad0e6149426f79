// SPDX-License-Identifier: MIT
// Formats into the caller's array; -1 and EOVERFLOW if it has no room for all and a null
// (C23 7.31.2.7). What fits is there, ended by a null.
#include <tenon/mem.h>

#include "stdio/wide/wide.h"
#include "stdio/wide/wide_format.h"

struct array {
    wchar_t *pos, *end;
};

static void put(struct tn_wide_sink *w, const wchar_t *p, size_t n)
{
    struct array *a = w->to;
    size_t fits = tn_min(n, (size_t)(a->end - a->pos));
    tn_memcpy(a->pos, p, fits * sizeof *p);
    a->pos += fits;
    if (fits < n) {
        errno = EOVERFLOW;
        w->sink.failed = true;
    }
}

int tn_vswprintf(wchar_t *restrict s, size_t size, const wchar_t *restrict format, va_list ap)
{
    if (!size) {
        errno = EOVERFLOW;
        return -1;
    }
    struct array a = {s, s + tn_min(size - 1, (size_t)INT_MAX)};
    struct tn_wide_sink w = {.put = put, .to = &a};
    int n = tn_wide_format(&w, format, ap);
    *a.pos = 0;
    return n;
}
TN_PUBLIC(vswprintf);
