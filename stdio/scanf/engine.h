// SPDX-License-Identifier: MIT
// The format walk of scanf (C23 7.23.6.2, POSIX.1-2024 fscanf), compiled for bytes and for wide
// characters. The including file defines
//   CH                   the character type of formats and input
//   NAME(x)              names of this instance
//   UNSIGNED(c)          a character of the format as get() of the input gives it
//   struct set, set_parse, set_has   the set of %[
//   is_space(c)          white space of the input
//   put(d, c)            stores one input character, see struct target
// and gets NAME(scan), the whole of vfscanf above an input.
//
// All of C23 with POSIX's n$ and m, and b, B, C, S, and lengths q and w8…wf64. Where an input item
// is not the whole of a match ("0x", "1e+"), the characters are consumed and the directive fails
// (p10). The width of lc, ls and l[ counts wide characters. The result is EOF if input ends, or
// cannot be read or decoded, before any conversion is complete.
#include <stdarg.h>
#include <stdlib.h>
#include <tenon/mem.h>
#include <wchar.h>

#include "base/ctype.h"
#include "stdio/scanf/input.h"

// Where c, s and [ store: the caller's array, one that grows (m), or nothing (*).
struct target {
    void *array;
    bool none, grows, wide;
    size_t used, room; // elements
    size_t characters; // complete characters seen
    mbstate_t state;   // of a conversion between bytes and wide characters
};

struct spec {
    bool suppressed, allocates, is_long, is_long_double;
    unsigned char bits;
    size_t width; // 0: none
    int position; // 0: the next argument
    char conversion;
};

// What a directive led to.
enum outcome { MATCHED, MISMATCH, INPUT_FAILURE };

// Room for n more elements.
static bool target_reserve(struct target *d, size_t n)
{
    if (!d->grows || d->used + n <= d->room)
        return true;
    size_t room = d->room ? d->room * 2 : 32, bytes;
    void *p = tn_mul_overflow(room, d->wide ? sizeof(wchar_t) : 1, &bytes)
                  ? nullptr
                  : realloc(d->array, bytes);
    if (!p) {
        errno = ENOMEM;
        return false;
    }
    d->array = p;
    d->room = room;
    return true;
}

static bool target_byte(struct target *d, char c)
{
    if (d->none)
        return true;
    if (!target_reserve(d, 1))
        return false;
    ((char *)d->array)[d->used++] = c;
    return true;
}

static bool target_wide(struct target *d, wchar_t c)
{
    if (d->none)
        return true;
    if (!target_reserve(d, 1))
        return false;
    ((wchar_t *)d->array)[d->used++] = c;
    return true;
}

// Stores an input character; false with errno if it cannot be converted or there is no memory.
static bool put(struct target *, int c);

static bool digits(const CH **p, size_t *out)
{
    const CH *start = *p;
    size_t v = 0;
    for (; **p >= '0' && **p <= '9'; ++*p)
        v = v > SIZE_MAX / 10 - 1 ? v : v * 10 + (size_t)(**p - '0');
    *out = v;
    return *p > start;
}

// Parses what follows '%', up to and with the conversion character; false if it is none.
static bool parse(const CH **p, struct spec *spec)
{
    const CH *f = *p;
    *spec = (struct spec){.bits = 32};
    size_t n;
    const CH *q = f;
    if (digits(&q, &n) && *q == '$') {
        if (!n || n > INT_MAX)
            return false;
        spec->position = (int)n;
        f = q + 1;
    }
    if (*f == '*') {
        spec->suppressed = true;
        f++;
    }
    if (digits(&f, &spec->width) && !spec->width)
        return false;
    if (*f == 'm') {
        spec->allocates = true;
        f++;
    }
    switch (*f) {
    case 'h':
        spec->bits = *++f == 'h' ? f++, 8 : 16;
        break;
    case 'l':
        spec->is_long = true;
        if (*++f == 'l')
            f++;
        spec->bits = 64;
        break;
    case 'L':
        spec->is_long_double = true;
        [[fallthrough]];
    case 'q':
    case 'j':
    case 'z':
    case 't':
        f++;
        spec->bits = 64;
        break;
    case 'w': {
        bool fast = *++f == 'f';
        f += fast;
        if (!digits(&f, &n) || (n != 8 && n != 16 && n != 32 && n != 64))
            return false;
        spec->bits = (unsigned char)(fast && n == 16 ? 32 : n);
        break;
    }
    }
    if (*f == 'C' || *f == 'S') {
        spec->is_long = true;
        spec->conversion = (char)(*f | 0x20);
    } else if ((unsigned)*f < 128) {
        spec->conversion = (char)*f;
    }
    *p = f + 1;
    return spec->conversion;
}

static void *argument(va_list *ap, int position)
{
    if (!position)
        return va_arg(*ap, void *);
    // All arguments are pointers, so any can be reached.
    va_list from;
    va_copy(from, *ap);
    void *p = nullptr;
    while (position--)
        p = va_arg(from, void *);
    va_end(from);
    return p;
}

static void store(void *to, unsigned bits, uint64_t v)
{
    switch (bits) {
    case 8:
        *(uint8_t *)to = (uint8_t)v;
        break;
    case 16:
        *(uint16_t *)to = (uint16_t)v;
        break;
    case 32:
        *(uint32_t *)to = (uint32_t)v;
        break;
    default:
        *(uint64_t *)to = v;
    }
}

static int skip_space(struct tn_input *in)
{
    int c;
    do
        c = tn_input_get(in);
    while (c >= 0 && is_space(c));
    return c;
}

// c, s and [. `to` is the argument: an array, or with m a pointer to fill.
static enum outcome scan_text(struct tn_input *in, const struct spec *spec, const struct set *set,
                              void *to)
{
    struct target d = {
        .array = spec->allocates ? nullptr : to,
        .none = !to,
        .grows = to && spec->allocates,
        .wide = spec->is_long,
    };
    bool counted = spec->conversion == 'c', failed = false;
    size_t most = spec->width ? spec->width : counted ? 1 : SIZE_MAX;
    while (d.characters < most) {
        int c = tn_input_get(in);
        if (c < 0)
            break;
        if (!counted && (set ? !set_has(set, (CH)c) : is_space(c))) {
            tn_input_unget(in, c);
            break;
        }
        if (!put(&d, c)) {
            failed = true;
            break;
        }
    }
    if (!failed && !tn_mbsinit(&d.state)) { // the input ends within a character
        errno = EILSEQ;
        failed = true;
    }
    enum outcome outcome = failed                                              ? INPUT_FAILURE
                           : !d.characters || (counted && d.characters < most) ? MISMATCH
                                                                               : MATCHED;
    if (outcome == MATCHED && !counted &&
        !(spec->is_long ? target_wide(&d, 0) : target_byte(&d, 0)))
        outcome = INPUT_FAILURE;
    if (d.grows) {
        if (outcome != MATCHED) {
            free(d.array);
            d.array = nullptr;
        }
        *(void **)to = d.array;
    }
    return outcome;
}

static enum outcome convert(struct tn_input *in, const struct spec *spec, const struct set *set,
                            void *to)
{
    int base = 10;
    bool is_signed = false;
    unsigned bits = spec->bits;
    in->left = spec->width ? spec->width : SIZE_MAX;
    switch (spec->conversion) {
    case 'c':
    case 's':
    case '[':
        return scan_text(in, spec, set, to);
    case 'd':
        is_signed = true;
        break;
    case 'i':
        base = 0;
        is_signed = true;
        break;
    case 'u':
        break;
    case 'o':
        base = 8;
        break;
    case 'x':
    case 'X':
        base = 16;
        break;
    case 'b':
    case 'B':
        base = 2;
        break;
    case 'p':
        base = 16;
        bits = 64;
        break;
    default:
        return tn_scan_float(in, spec->is_long_double ? 2 : spec->is_long, to) ? MATCHED : MISMATCH;
    }
    uint64_t v;
    if (!tn_scan_integer(in, base, is_signed, &v))
        return MISMATCH;
    if (to)
        store(to, bits, v);
    return MATCHED;
}

static bool known(char conversion)
{
    switch (conversion) {
    case 'a':
    case 'A':
    case 'b':
    case 'B':
    case 'c':
    case 'd':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'i':
    case 'n':
    case 'o':
    case 'p':
    case 's':
    case 'u':
    case 'x':
    case 'X':
    case '[':
    case '%':
        return true;
    default:
        return false;
    }
}

static int NAME(scan)(struct tn_input *in, const CH *format, va_list args)
{
    struct {
        va_list ap; // a parameter of this type is a pointer on some architectures
    } from;
    va_copy(from.ap, args);
    int assigned = 0;
    bool completed = false;
    enum outcome outcome = MATCHED;
    for (const CH *p = format; *p && outcome == MATCHED;) {
        if ((unsigned)*p < 128 && tn_isspace((int)*p)) {
            int c = skip_space(in);
            if (c >= 0)
                tn_input_unget(in, c);
            p++;
            continue;
        }
        if (*p != '%') {
            int c = tn_input_get(in);
            if (c < 0)
                outcome = INPUT_FAILURE;
            else if (c != (int)UNSIGNED(*p)) {
                tn_input_unget(in, c);
                outcome = MISMATCH;
            }
            p++;
            continue;
        }
        p++;
        struct spec spec;
        struct set set;
        if (!parse(&p, &spec) || !known(spec.conversion)) {
            errno = EINVAL;
            outcome = completed ? MISMATCH : INPUT_FAILURE;
            break;
        }
        if (spec.conversion == '[' && !set_parse(&set, &p)) {
            errno = EINVAL;
            outcome = completed ? MISMATCH : INPUT_FAILURE;
            break;
        }
        void *to =
            spec.suppressed || spec.conversion == '%' ? nullptr : argument(&from.ap, spec.position);
        if (spec.conversion == 'n') {
            if (to)
                store(to, spec.bits, in->count);
            continue;
        }
        int c =
            spec.conversion == 'c' || spec.conversion == '[' ? tn_input_get(in) : skip_space(in);
        if (c < 0) {
            if (spec.allocates && to)
                *(void **)to = nullptr;
            outcome = INPUT_FAILURE;
            break;
        }
        if (spec.conversion == '%') {
            if (c != '%') {
                tn_input_unget(in, c);
                outcome = MISMATCH;
            }
            continue;
        }
        tn_input_unget(in, c);
        outcome = convert(in, &spec, spec.conversion == '[' ? &set : nullptr, to);
        if (outcome == MATCHED) {
            completed = true;
            assigned += to != nullptr;
        }
    }
    va_end(from.ap);
    return outcome == INPUT_FAILURE && !completed ? EOF : assigned;
}
