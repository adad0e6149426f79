// SPDX-License-Identifier: MIT
// The string is read as far as the format takes it, never measured first: a program may scan
// through a large text in place.
#include "stdio/scanf/scan.h"
#include "stdio/stdio.h"

static int get(struct tn_input *in)
{
    const unsigned char *p = in->source;
    if (!*p)
        return -1;
    in->source = (void *)(p + 1);
    return *p;
}
static void unget(struct tn_input *in, int c) { in->source = (char *)in->source - 1; }

int tn_vsscanf(const char *restrict s, const char *restrict format, va_list ap)
{
    struct tn_input in = {.get = get, .unget = unget, .source = (void *)s};
    return tn_scan(&in, format, ap);
}
TN_PUBLIC(vsscanf);
TN_PUBLIC_AS(__isoc99_vsscanf, tn_vsscanf);
TN_PUBLIC_AS(__isoc23_vsscanf, tn_vsscanf);
