// SPDX-License-Identifier: MIT
// The wide instance of the format walk.
#include "stdio/wide/wide_scan.h"

#include <stdio.h>

#include "locale/locale.h"

TN_NAME(iswspace);

#define CH wchar_t
#define NAME(x) wide_##x
#define UNSIGNED(c) (unsigned)(c)

// The list of %[ in the format, which is searched: wide sets are short and rare.
struct set {
    const wchar_t *first, *end;
    bool inverted;
};

static bool set_has(const struct set *s, wchar_t c)
{
    for (const wchar_t *f = s->first; f < s->end; f++) {
        if (f + 2 < s->end && f[1] == '-') {
            if (*f <= c && c <= f[2])
                return !s->inverted;
            f += 2;
        } else if (*f == c) {
            return !s->inverted;
        }
    }
    return s->inverted;
}

static bool set_parse(struct set *s, const wchar_t **p)
{
    const wchar_t *f = *p;
    s->inverted = *f == '^';
    f += s->inverted;
    s->first = f;
    while (*f && (*f != ']' || f == s->first))
        f++;
    s->end = f;
    *p = f + 1;
    return *f;
}

static bool is_space(int c) { return tn_iswspace((wint_t)c); }

#include "stdio/scanf/engine.h"

static bool put(struct target *d, int c)
{
    d->characters++;
    if (d->wide)
        return target_wide(d, (wchar_t)c);
    char bytes[MB_LEN_MAX];
    size_t n = tn_wcrtomb(bytes, (wchar_t)c, &d->state);
    if (n == (size_t)-1)
        return false;
    for (size_t i = 0; i < n; i++)
        if (!target_byte(d, bytes[i]))
            return false;
    return true;
}

int tn_wide_scan(struct tn_input *in, const wchar_t *format, va_list ap)
{
    return wide_scan(in, format, ap);
}
