// SPDX-License-Identifier: MIT
// The byte instance of the format walk.
#include "stdio/scanf/scan.h"

#include <stdio.h>
#include <wchar.h>

#include "base/ctype.h"
#include "locale/locale.h"

#define CH char
#define NAME(x) narrow_##x
#define UNSIGNED(c) (unsigned char)(c)

// The bytes of %[ as bits.
struct set {
    unsigned bits[8];
};

static bool set_has(const struct set *s, char c)
{
    unsigned char b = (unsigned char)c;
    return s->bits[b / 32] >> b % 32 & 1;
}

// From behind the '[' to behind the ']'; a-z is a range, '-' at either end is itself.
static bool set_parse(struct set *s, const char **p)
{
    const char *f = *p;
    *s = (struct set){};
    bool inverted = *f == '^';
    f += inverted;
    const char *first = f;
    for (; *f && (*f != ']' || f == first); f++) {
        unsigned low = (unsigned char)*f, high = low;
        if (f[1] == '-' && f[2] && f[2] != ']') {
            f += 2;
            high = (unsigned char)*f;
        }
        for (unsigned b = low; b <= high; b++)
            s->bits[b / 32] |= 1u << b % 32;
    }
    if (!*f)
        return false;
    if (inverted)
        for (unsigned i = 0; i < 8; i++)
            s->bits[i] = ~s->bits[i];
    *p = f + 1;
    return true;
}

static bool is_space(int c) { return tn_isspace(c); }

#include "stdio/scanf/engine.h"

static bool put(struct target *d, int c)
{
    if (!d->wide) {
        d->characters++;
        return target_byte(d, (char)c);
    }
    wchar_t w;
    char byte = (char)c;
    size_t r = tn_mbrtowc(&w, &byte, 1, &d->state);
    if (r == (size_t)-1)
        return false;
    if (r == (size_t)-2)
        return true;
    d->characters++;
    return target_wide(d, w);
}

int tn_scan(struct tn_input *in, const char *format, va_list ap)
{
    return narrow_scan(in, format, ap);
}
