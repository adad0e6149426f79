// SPDX-License-Identifier: MIT
// Converts at most `n` wide characters, up to and with the null character, to at most `max` bytes,
// whole characters only (POSIX.1-2024 wcsnrtombs): how many bytes, without the null byte. *src then
// points behind the last character converted, or is null at the end of the string. (size_t)-1 and
// EILSEQ, *src at the culprit, for what cannot be converted. Without a destination only counts and
// leaves *src.
#include "base/errno.h"
#include "base/mb.h"
#include "locale/locale.h"

size_t tn_wcsnrtombs(char *restrict to, const wchar_t **restrict src, size_t n, size_t max,
                     mbstate_t *restrict state)
{
    const wchar_t *s = *src;
    size_t made = 0;
    bool utf8 = tn_locale()->utf8, bad = false;
    if (!to)
        max = (size_t)-1;
    for (; n; n--, s++) {
        char one[MB_LEN_MAX];
        size_t length = tn_mb_put(utf8, one, *s);
        bad = !length;
        if (bad || length > max - made)
            break;
        if (to)
            __builtin_memcpy(to + made, one, length);
        if (!*s) {
            s = nullptr;
            break;
        }
        made += length;
    }
    if (to)
        *src = s;
    if (bad) {
        errno = EILSEQ;
        return (size_t)-1;
    }
    return made;
}
TN_PUBLIC(wcsnrtombs);
