// SPDX-License-Identifier: MIT
// A wide character as multibyte character (C23 7.31.6.3.3): its length, or (size_t)-1 and EILSEQ.
// The encodings have no shifts, so the state is not looked at.
#include "base/errno.h"
#include "base/mb.h"
#include "locale/locale.h"

size_t tn_wcrtomb(char *restrict s, wchar_t c, mbstate_t *restrict state)
{
    if (!s)
        return 1;
    size_t n = tn_mb_put(tn_locale()->utf8, s, c);
    if (n)
        return n;
    errno = EILSEQ;
    return (size_t)-1;
}
TN_PUBLIC(wcrtomb);
