// SPDX-License-Identifier: MIT
#include "stdlib/decimal/parse.h"

static inline int next(void *source)
{
    const unsigned char **p = source;
    return *(*p)++;
}

void tn_scan_number_string(struct tn_number *num, const char *s)
{
    size_t space = 0;
    while (tn_isspace((unsigned char)s[space]))
        space++;
    const unsigned char *p = (const unsigned char *)s + space;
    tn_scan_number_(num, next, &p);
    if (num->accepted)
        num->accepted += space;
}
