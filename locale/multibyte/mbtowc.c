// SPDX-License-Identifier: MIT
// mbtowc, mblen (C23 7.24.7.2, 7.24.7.1): no state, because neither encoding has shifts; an
// incomplete character is an error.
#include "base/errno.h"
#include "locale/locale.h"

int tn_mbtowc(wchar_t *restrict to, const char *restrict s, size_t n)
{
    if (!s)
        return 0;
    mbstate_t state = {};
    size_t r = tn_mbrtowc(to, s, n, &state);
    if (r == (size_t)-2) {
        errno = EILSEQ;
        return -1;
    }
    return (int)r;
}
TN_PUBLIC(mbtowc);

int tn_mblen(const char *s, size_t n) { return tn_mbtowc(nullptr, s, n); }
TN_PUBLIC(mblen);
