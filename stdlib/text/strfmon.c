// SPDX-License-Identifier: MIT
// Amounts of money as text (POSIX.1-2024 strfmon), by the conventions of the C locale: no currency
// symbol, no grouping, a point, two digits after it unless the format says so, '-' before negative
// amounts. The number of bytes without the null byte, or -1: E2BIG if they do not fit, EINVAL for a
// format that is none. Lives here because the digits do.
#include <monetary.h>
#include <stdarg.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/ctype.h"
#include "base/errno.h"
#include "stdlib/text/cvt.h"

struct spec {
    char fill;
    bool left, parentheses;
    int width, before, after; // before and after the point; -1: not given
};

struct output {
    char *text;
    size_t size, n;
};

// Repeats c; false if there is no room for it and a null byte.
static bool put(struct output *o, int times, char c)
{
    if (times <= 0)
        return true;
    if ((size_t)times >= o->size - o->n)
        return false;
    tn_memset(o->text + o->n, c, (size_t)times);
    o->n += (size_t)times;
    return true;
}

// A decimal number of the format, clamped.
static int number(const char **format)
{
    int v = 0;
    for (; tn_isdigit(**format); (*format)++)
        v = v < 100000 ? v * 10 + **format - '0' : v;
    return v;
}

// Reads one directive behind its '%' up to the conversion character; false: none.
static bool parse(const char **format, struct spec *s)
{
    *s = (struct spec){.fill = ' ', .before = -1, .after = -1};
    const char *f = *format;
    for (;; f++) {
        if (*f == '=' && f[1])
            s->fill = *++f;
        else if (*f == '(')
            s->parentheses = true;
        else if (*f == '-')
            s->left = true;
        else if (*f != '^' && *f != '+' && *f != '!')
            break;
    }
    s->width = number(&f);
    if (*f == '#') {
        f++;
        s->before = number(&f);
    }
    if (*f == '.') {
        f++;
        s->after = number(&f);
    }
    *format = f;
    return *f == 'i' || *f == 'n';
}

static bool amount(struct output *o, const struct spec *s, double value)
{
    struct tn_cvt c;
    int after = s->after < 0 ? 2 : tn_min(s->after, 1074);
    tn_cvt(&c, value, after, true);
    // Digits before the point, and zeros between the point and the first digit.
    int point = c.decimal.n ? c.decimal.point : 0, before = tn_max(point, 1);
    if (c.word)
        before = (int)tn_strlen(c.word), after = 0;
    int pad = s->before > before ? s->before - before : 0;
    bool aligned = s->before >= 0;
    char open = c.negative ? s->parentheses ? '(' : '-' : aligned ? ' ' : 0;
    char close = !s->parentheses ? 0 : c.negative ? ')' : aligned ? ' ' : 0;
    int length = (open != 0) + pad + before + (after ? 1 + after : 0) + (close != 0);

    if (!s->left && !put(o, s->width - length, ' '))
        return false;
    if (!put(o, open != 0, open) || !put(o, pad, s->fill))
        return false;
    size_t at = o->n;
    if (!put(o, before, '0') || !put(o, after ? 1 : 0, '.') || !put(o, after, '0'))
        return false;
    if (c.word) {
        tn_memcpy(o->text + at, c.word, (size_t)before);
    } else if (c.decimal.n) {
        if (point > 0)
            tn_decimal_copy(&c.decimal, 0, point, o->text + at);
        int zeros = tn_max(-point, 0), first = tn_max(point, 0);
        if (after > zeros)
            tn_decimal_copy(&c.decimal, first, after - zeros,
                            o->text + at + (size_t)before + 1 + (size_t)zeros);
    }
    return put(o, close != 0, close) && (!s->left || put(o, s->width - length, ' '));
}

static ssize_t format_all(char *text, size_t size, const char *format, va_list args)
{
    struct output o = {.text = text, .size = size};
    bool fits = size > 0;
    for (; fits && *format; format++) {
        struct spec s;
        if (*format != '%' || *++format == '%') {
            fits = put(&o, 1, *format);
        } else if (parse(&format, &s)) {
            fits = amount(&o, &s, va_arg(args, double));
        } else {
            errno = EINVAL;
            return -1;
        }
    }
    if (!fits) {
        errno = E2BIG;
        return -1;
    }
    text[o.n] = 0;
    return (ssize_t)o.n;
}

TN_NAME(strfmon);
ssize_t tn_strfmon(char *restrict text, size_t size, const char *restrict format, ...)
{
    va_list args;
    va_start(args);
    ssize_t r = format_all(text, size, format, args);
    va_end(args);
    return r;
}
TN_PUBLIC(strfmon);

TN_NAME(strfmon_l);
ssize_t tn_strfmon_l(char *restrict text, size_t size, locale_t, const char *restrict format, ...)
{
    va_list args;
    va_start(args);
    ssize_t r = format_all(text, size, format, args);
    va_end(args);
    return r;
}
TN_PUBLIC(strfmon_l);
