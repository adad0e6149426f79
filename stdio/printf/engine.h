// SPDX-License-Identifier: MIT
// The format walk of printf (C23 7.23.6.1, POSIX.1-2024 fprintf), compiled for char and for
// wchar_t. The including file defines
//   CH               the character type of formats
//   NAME(x)          names of this instance
//   literal(s, p, n) writes characters of the format, false with errno on failure
//   text(s, spec, a) writes conversions c and s (TN_LONG for lc and ls)
// and gets NAME(format), the whole of vfprintf above a sink.
//
// All of C23, POSIX's n$ and ', m (strerror(errno)), B, C, S, and lengths q and w8…wf64. An unknown
// conversion, or a mixture of n$ and plain arguments, is EINVAL; a result above INT_MAX EOVERFLOW.
// Arguments that a format with n$ never mentions are taken to be as wide as a pointer.
//
// Stack: vfprintf and the walk take 0.8 KB (x86-64) to 1 KB, 1.2 KB more for a format with n$; a
// double 1 KB and a long double 8 KB on top (float.c). Nothing depends on the arguments.
#include <stdarg.h>
#include <stddef.h>
#include <tenon/string.h>

#include "stdio/printf/field.h"

// A long double travels as its bytes: a member of the type makes compilers copy the union through
// the x87 unit, which costs and is not transparent under emulators.
union arg {
    uint64_t i;
    void *p;
    double d;
    alignas(long double) unsigned char ld[sizeof(long double)];
};

enum kind : unsigned char { NONE, INT, LONG, POINTER, DOUBLE, LONG_DOUBLE };

// Where the parts of a specification come from: the position of an argument, 0 for the next one,
// ABSENT for none.
enum { ABSENT = -1, BAD_POSITION = INT_MAX };
struct places {
    int argument, width, precision;
};

enum { POSITIONS = 64 }; // highest n of n$; POSIX asks for 9

struct source {
    va_list next;
    const union arg *list; // by position, instead of `next`
};

// What a conversion character takes, before lengths are looked at; BAD is none.
enum class : unsigned char {
    BAD,
    INTEGER,
    FLOAT,
    TEXT,
    WIDE_TEXT,
    CHARACTER,
    WIDE_CHARACTER,
    ADDRESS,
    COUNT,
    MESSAGE
};

static const unsigned char class_of['z' - 'A' + 1] = {
#define AT(c) [(c) - 'A']
    AT('d') = INTEGER, AT('i') = INTEGER,   AT('u') = INTEGER,   AT('o') = INTEGER,
    AT('x') = INTEGER, AT('X') = INTEGER,   AT('b') = INTEGER,   AT('B') = INTEGER,
    AT('a') = FLOAT,   AT('A') = FLOAT,     AT('e') = FLOAT,     AT('E') = FLOAT,
    AT('f') = FLOAT,   AT('F') = FLOAT,     AT('g') = FLOAT,     AT('G') = FLOAT,
    AT('s') = TEXT,    AT('S') = WIDE_TEXT, AT('c') = CHARACTER, AT('C') = WIDE_CHARACTER,
    AT('p') = ADDRESS, AT('m') = MESSAGE,   AT('n') = COUNT,
#undef AT
};

static enum kind kind_of(const struct tn_spec *spec)
{
    switch (spec->conversion == '%' ? MESSAGE : class_of[spec->conversion - 'A']) {
    case INTEGER:
        return spec->bits == 64 ? LONG : INT;
    case FLOAT:
        return spec->flags & TN_LONG_DOUBLE ? LONG_DOUBLE : DOUBLE;
    case CHARACTER:
        return INT;
    case MESSAGE:
        return NONE;
    default:
        return POINTER;
    }
}

static union arg take(struct source *from, enum kind kind)
{
    union arg a = {};
    switch (kind) {
    case NONE:
        break;
    case INT:
        a.i = (uint64_t)va_arg(from->next, int);
        break;
    case LONG:
        a.i = (uint64_t)va_arg(from->next, long);
        break;
    case POINTER:
        a.p = va_arg(from->next, void *);
        break;
    case DOUBLE:
        a.d = va_arg(from->next, double);
        break;
    case LONG_DOUBLE: {
        long double v = va_arg(from->next, long double);
        __builtin_memcpy(a.ld, &v, sizeof v);
        break;
    }
    }
    return a;
}

// Digits; false if the number does not fit an int.
static bool number(const CH **p, int *out)
{
    int v = 0;
    bool fits = true;
    for (; **p >= '0' && **p <= '9'; ++*p)
        if (fits && (tn_mul_overflow(v, 10, &v) || tn_add_overflow(v, **p - '0', &v)))
            fits = false;
    *out = v;
    return fits;
}

// Digits and '$', the place of an argument. Without the '$' nothing is consumed: the next argument.
static int position(const CH **p)
{
    const CH *q = *p;
    int n;
    bool fits = number(&q, &n);
    if (q == *p || *q != '$')
        return 0;
    *p = q + 1;
    return fits && n ? n : BAD_POSITION;
}

// Parses what follows '%'; 0 or an errno value.
static int parse(const CH **p, struct tn_spec *spec, struct places *at)
{
    const CH *f = *p;
    *spec = (struct tn_spec){.precision = -1, .bits = 32};
    *at = (struct places){0, ABSENT, ABSENT};
    if (*f >= '1' && *f <= '9')
        at->argument = position(&f);
    if (*f < 'A') { // most have none of these
        for (;; f++) {
            switch (*f) {
            case '-':
                spec->flags |= TN_LEFT;
                continue;
            case '+':
                spec->flags |= TN_PLUS;
                continue;
            case ' ':
                spec->flags |= TN_SPACE;
                continue;
            case '#':
                spec->flags |= TN_ALT;
                continue;
            case '0':
                spec->flags |= TN_ZERO;
                continue;
            case '\'': // no grouping in the C locale
                continue;
            }
            break;
        }
        if (*f == '*') {
            f++;
            at->width = position(&f);
        } else if (!number(&f, &spec->width)) {
            return EOVERFLOW;
        }
        if (*f == '.') {
            f++;
            if (*f == '*') {
                f++;
                at->precision = position(&f);
            } else if (*f == '-') { // as if omitted
                f++;
                int ignored;
                number(&f, &ignored);
            } else if (!number(&f, &spec->precision)) {
                return EOVERFLOW;
            }
        }
    }
    switch (*f) {
    case 'h':
        spec->bits = *++f == 'h' ? f++, 8 : 16;
        break;
    case 'l':
        spec->flags |= TN_LONG;
        if (*++f == 'l')
            f++;
        spec->bits = 64;
        break;
    case 'L':
        spec->flags |= TN_LONG_DOUBLE;
        [[fallthrough]];
    case 'q':
    case 'j':
    case 'z':
    case 't':
        f++;
        spec->bits = 64;
        break;
    case 'w': {
        // int_fast16_t and int_fast32_t are int here, int_fast8_t is a byte.
        bool fast = *++f == 'f';
        f += fast;
        int bits;
        if (!number(&f, &bits) || (bits != 8 && bits != 16 && bits != 32 && bits != 64))
            return EINVAL;
        spec->bits = (unsigned char)(fast && bits == 16 ? 32 : bits);
        break;
    }
    }
    if (*f == '%') {
        spec->flags &= ~TN_ZERO;
        spec->conversion = '%';
    } else {
        if (*f < 'A' || *f > 'z')
            return EINVAL;
        spec->conversion = (char)*f;
        switch (class_of[*f - 'A']) {
        case BAD:
            return EINVAL;
        case WIDE_TEXT:
        case WIDE_CHARACTER:
            spec->flags |= TN_LONG;
            spec->conversion |= 0x20;
            [[fallthrough]];
        case TEXT:
        case CHARACTER:
        case MESSAGE:
            spec->flags &= ~TN_ZERO;
            break;
        case ADDRESS:
            spec->flags |= TN_ALT;
        }
    }
    *p = f + 1;
    return 0;
}

static void store_count(void *p, unsigned bits, size_t n)
{
    switch (bits) {
    case 8:
        *(signed char *)p = (signed char)n;
        break;
    case 16:
        *(short *)p = (short)n;
        break;
    case 32:
        *(int *)p = (int)n;
        break;
    default:
        *(long *)p = (long)n;
    }
}

static bool convert(struct tn_sink *s, const struct tn_spec *spec, union arg a, int error)
{
    switch (spec->conversion) {
    case 'd':
    case 'i': {
        int64_t v = (int64_t)(a.i << (64 - spec->bits)) >> (64 - spec->bits);
        return tn_print_integer(s, spec, v < 0 ? -(uint64_t)v : (uint64_t)v, v < 0);
    }
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'b':
    case 'B':
        return tn_print_integer(s, spec, a.i << (64 - spec->bits) >> (64 - spec->bits), false);
    case 'p': {
        struct tn_spec hex = *spec;
        hex.conversion = 'x';
        if (a.p)
            return tn_print_integer(s, &hex, (uintptr_t)a.p, false);
        hex.flags &= ~TN_ZERO;
        return tn_print_bytes(s, &hex, "0x0", 3);
    }
    case 'c':
    case 's':
        return text(s, spec, a);
    case 'm': {
        const char *message = tn_strerror(error);
        size_t n =
            spec->precision < 0 ? tn_strlen(message) : tn_strnlen(message, (size_t)spec->precision);
        return tn_print_bytes(s, spec, message, n);
    }
    case 'n':
        store_count(a.p, spec->bits, tn_sink_total(s));
        return true;
    case '%':
        tn_sink_byte(s, '%');
        return true;
    default: {
        if (!(spec->flags & TN_LONG_DOUBLE))
            return tn_print_double(s, spec, a.d);
        long double v;
        __builtin_memcpy(&v, a.ld, sizeof v);
        return tn_print_long_double(s, spec, v);
    }
    }
}

static bool walk(struct tn_sink *s, const CH *format, struct source *from, int error);

// A format with n$: one pass finds what the arguments are, which then are fetched in their order.
TN_NOINLINE static bool walk_positions(struct tn_sink *s, const CH *format, struct source *from,
                                       int error)
{
    enum kind kinds[POSITIONS] = {};
    int last = 0;
    for (const CH *p = format; *p;) {
        if (*p++ != '%')
            continue;
        struct tn_spec spec;
        struct places at;
        int wrong = parse(&p, &spec, &at);
        if (!wrong && spec.conversion == '%')
            continue;
        const struct {
            int position;
            enum kind kind;
        } uses[] = {
            {at.width, at.width == ABSENT ? NONE : INT},
            {at.precision, at.precision == ABSENT ? NONE : INT},
            {at.argument, kind_of(&spec)},
        };
        for (size_t i = 0; i < tn_countof(uses) && !wrong; i++) {
            if (uses[i].kind == NONE)
                continue;
            int n = uses[i].position;
            if (n < 1 || n > POSITIONS) {
                wrong = EINVAL;
            } else {
                kinds[n - 1] = uses[i].kind;
                last = tn_max(last, n);
            }
        }
        if (wrong) {
            errno = wrong;
            return false;
        }
    }
    union arg list[POSITIONS];
    for (int i = 0; i < last; i++)
        list[i] = take(from, kinds[i] == NONE ? POINTER : kinds[i]);
    from->list = list;
    return walk(s, format, from, error);
}

static union arg argument(struct source *from, int position, enum kind kind)
{
    return !from->list ? take(from, kind) : kind == NONE ? (union arg){} : from->list[position - 1];
}

static bool walk(struct tn_sink *s, const CH *format, struct source *from, int error)
{
    for (const CH *p = format;;) {
        const CH *run = p;
        while (*p && *p != '%')
            p++;
        if (p > run && !literal(s, run, (size_t)(p - run)))
            return false;
        if (!*p)
            return true;
        const CH *start = p++;
        struct tn_spec spec;
        struct places at;
        int wrong = parse(&p, &spec, &at);
        if (wrong) {
            errno = wrong;
            return false;
        }
        if ((at.argument > 0 || at.width > 0 || at.precision > 0) && !from->list)
            return walk_positions(s, start, from, error);
        if (at.width != ABSENT) {
            spec.width = (int)argument(from, at.width, INT).i;
            if (spec.width < 0) {
                spec.flags |= TN_LEFT;
                if (tn_mul_overflow(spec.width, -1, &spec.width)) {
                    errno = EOVERFLOW;
                    return false;
                }
            }
        }
        if (at.precision != ABSENT)
            spec.precision = (int)argument(from, at.precision, INT).i;
        if (!convert(s, &spec, argument(from, at.argument, kind_of(&spec)), error) || s->failed)
            return false;
    }
}

// The number of characters, or -1 and errno.
static int NAME(format)(struct tn_sink *s, const CH *format, va_list ap)
{
    struct source from = {};
    int error = errno; // for %m: converting may change it
    va_copy(from.next, ap);
    bool ok = walk(s, format, &from, error);
    va_end(from.next);
    if (!ok || s->failed)
        return -1;
    if (tn_sink_total(s) > INT_MAX) {
        errno = EOVERFLOW;
        return -1;
    }
    return (int)tn_sink_total(s);
}
