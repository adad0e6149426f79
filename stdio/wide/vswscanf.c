// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"
#include "stdio/wide/wide_scan.h"

static int get(struct tn_input *in)
{
    const wchar_t *p = in->source;
    if (!*p)
        return -1;
    in->source = (void *)(p + 1);
    return (int)*p;
}
static void unget(struct tn_input *in, int c) { in->source = (wchar_t *)in->source - 1; }

int tn_vswscanf(const wchar_t *restrict s, const wchar_t *restrict format, va_list ap)
{
    struct tn_input in = {.get = get, .unget = unget, .source = (void *)s};
    return tn_wide_scan(&in, format, ap);
}
TN_PUBLIC(vswscanf);
TN_PUBLIC_AS(__isoc99_vswscanf, tn_vswscanf);
TN_PUBLIC_AS(__isoc23_vswscanf, tn_vswscanf);
