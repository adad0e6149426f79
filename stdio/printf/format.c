// SPDX-License-Identifier: MIT
// The char instance of the format walk, and what c and s mean for it.
#include "stdio/printf/format.h"

#include <limits.h>
#include <wchar.h>

#include "locale/locale.h"
#include "stdio/printf/field.h"

#define CH char
#define NAME(x) narrow_##x

union arg;
static bool text(struct tn_sink *, const struct tn_spec *, union arg);
static bool literal(struct tn_sink *s, const char *p, size_t n)
{
    tn_sink_write(s, p, n);
    return !s->failed;
}

#include "stdio/printf/engine.h"

// Wide characters as multibyte text: at most `most` bytes, whole characters only. Counts without a
// sink; the number of bytes, or -1 and EILSEQ. Two passes, because padding comes before the text.
static ptrdiff_t multibyte(struct tn_sink *s, const wchar_t *w, size_t most)
{
    mbstate_t state = {};
    size_t total = 0;
    for (; total < most && *w; w++) {
        char bytes[MB_LEN_MAX];
        size_t n = tn_wcrtomb(bytes, *w, &state);
        if (n == (size_t)-1)
            return -1;
        if (n > most - total)
            break;
        total += n;
        if (total > INT_MAX) {
            errno = EOVERFLOW;
            return -1;
        }
        if (s)
            tn_sink_short(s, bytes, n);
    }
    return (ptrdiff_t)total;
}

static bool text(struct tn_sink *s, const struct tn_spec *spec, union arg a)
{
    if (spec->conversion == 'c') {
        char bytes[MB_LEN_MAX] = {(char)a.i};
        size_t n = 1;
        if (spec->flags & TN_LONG) {
            n = tn_wcrtomb(bytes, (wchar_t)a.i, &(mbstate_t){});
            if (n == (size_t)-1)
                return false;
        }
        return tn_print_bytes(s, spec, bytes, n);
    }
    size_t most = spec->precision < 0 ? SIZE_MAX : (size_t)spec->precision;
    if (!a.p || !(spec->flags & TN_LONG)) {
        const char *p = a.p ? a.p : "(null)";
        return tn_print_bytes(s, spec, p, most == SIZE_MAX ? tn_strlen(p) : tn_strnlen(p, most));
    }
    ptrdiff_t n = multibyte(nullptr, a.p, most);
    if (n < 0)
        return false;
    int after = tn_field_begin(s, spec, nullptr, 0, 0, (size_t)n);
    if (after < 0)
        return false;
    multibyte(s, a.p, most);
    if (after)
        tn_sink_pad(s, ' ', (size_t)after);
    return true;
}

int tn_format(struct tn_sink *s, const char *format, va_list ap)
{
    return narrow_format(s, format, ap);
}
