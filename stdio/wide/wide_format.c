// SPDX-License-Identifier: MIT
// The wchar_t instance of the format walk, and what c and s mean for it.
#include "stdio/wide/wide_format.h"

#include <limits.h>
#include <stdint.h>

#include "locale/locale.h"
#include "stdio/printf/field.h"

#define CH wchar_t
#define NAME(x) wide_##x

union arg;
static bool text(struct tn_sink *, const struct tn_spec *, union arg);
static bool literal(struct tn_sink *, const wchar_t *, size_t);

#include "stdio/printf/engine.h"

static void widen(struct tn_wide_sink *w, const char *p, size_t n)
{
    wchar_t wide[tn_countof(w->ascii)];
    while (n && !w->sink.failed) {
        size_t some = tn_min(n, tn_countof(wide));
        for (size_t i = 0; i < some; i++)
            wide[i] = (unsigned char)p[i];
        w->put(w, wide, some);
        p += some;
        n -= some;
    }
}

static void spill(struct tn_sink *s, const char *p, size_t n)
{
    struct tn_wide_sink *w = (struct tn_wide_sink *)s;
    size_t have = (size_t)(s->pos - s->start);
    s->before += have + n;
    s->pos = s->start;
    widen(w, s->start, have);
    widen(w, p, n);
}

static bool literal(struct tn_sink *s, const wchar_t *p, size_t n)
{
    struct tn_wide_sink *w = (struct tn_wide_sink *)s;
    spill(s, nullptr, 0);
    if (n && !s->failed)
        w->put(w, p, n);
    s->before += n;
    return !s->failed;
}

// Multibyte text as wide characters, at most `most`: counts, and writes with a sink. -1 and EILSEQ
// if it is none.
static ptrdiff_t decode(struct tn_sink *s, const char *p, size_t most)
{
    mbstate_t state = {};
    size_t n = 0;
    for (; n < most && *p; n++) {
        wchar_t w;
        size_t used = tn_mbrtowc(&w, p, MB_LEN_MAX, &state);
        if (used > MB_LEN_MAX) {
            errno = EILSEQ;
            return -1;
        }
        if (n == INT_MAX) {
            errno = EOVERFLOW;
            return -1;
        }
        if (s)
            literal(s, &w, 1);
        p += used;
    }
    return (ptrdiff_t)n;
}

static size_t length(const wchar_t *p, size_t most)
{
    size_t n = 0;
    while (n < most && p[n])
        n++;
    return n;
}

static bool text(struct tn_sink *s, const struct tn_spec *spec, union arg a)
{
    const bool is_long = spec->flags & TN_LONG;
    size_t most = spec->precision < 0 ? SIZE_MAX : (size_t)spec->precision;
    const wchar_t *p;
    ptrdiff_t n;
    wchar_t one;
    if (spec->conversion == 'c') {
        one = is_long ? (wchar_t)a.i : (wchar_t)tn_btowc((unsigned char)a.i);
        if (!is_long && (wint_t)one == WEOF) {
            errno = EILSEQ;
            return false;
        }
        p = &one;
        n = 1;
    } else if (is_long || !a.p) {
        p = a.p ? a.p : L"(null)";
        n = (ptrdiff_t)length(p, most);
    } else {
        p = nullptr;
        n = decode(nullptr, a.p, most);
        if (n < 0)
            return false;
    }
    int after = tn_field_begin(s, spec, nullptr, 0, 0, (size_t)n);
    if (after < 0)
        return false;
    if (p)
        literal(s, p, (size_t)n);
    else
        decode(s, a.p, most);
    if (after)
        tn_sink_pad(s, ' ', (size_t)after);
    return true;
}

int tn_wide_format(struct tn_wide_sink *w, const wchar_t *format, va_list ap)
{
    w->sink = (struct tn_sink){w->ascii, w->ascii + sizeof w->ascii, w->ascii, 0, spill, false};
    int n = wide_format(&w->sink, format, ap);
    spill(&w->sink, nullptr, 0);
    return w->sink.failed ? -1 : n;
}
