// SPDX-License-Identifier: MIT
#include "locale/locale.h"
#include "stdlib/decimal/parse.h"

// All characters of a number are ASCII; any other ends it.
static inline int next(void *source)
{
    const wchar_t **p = source;
    unsigned c = (unsigned)*(*p)++;
    return c < 128 ? (int)c : -1;
}

void tn_scan_number_wide(struct tn_number *num, const wchar_t *s)
{
    size_t space = 0;
    while (tn_iswspace((wint_t)s[space]))
        space++;
    const wchar_t *p = s + space;
    tn_scan_number_(num, next, &p);
    if (num->accepted)
        num->accepted += space;
}
