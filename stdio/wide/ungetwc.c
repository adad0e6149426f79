// SPDX-License-Identifier: MIT
// Pushes back the bytes of the character: two characters always fit (TN_FILE_PUSHBACK), one is
// promised.
#include "stdio/wide/wide.h"

static_assert(TN_FILE_PUSHBACK >= 2 * MB_LEN_MAX);

wint_t tn_file_ungetwc(FILE *f, wint_t w)
{
    tn_file_set_wide(f);
    if (w == WEOF || !tn_file_start_reading(f))
        return WEOF;
    char bytes[MB_LEN_MAX];
    size_t n;
    {
        TN_FILE_ENCODING(f);
        n = tn_wcrtomb(bytes, (wchar_t)w, &(mbstate_t){});
    }
    if (n == (size_t)-1 || (size_t)(f->rpos - (f->buf - TN_FILE_PUSHBACK)) < n)
        return WEOF;
    f->rpos -= n;
    __builtin_memcpy(f->rpos, bytes, n);
    f->flags &= ~TN_F_EOF;
    return w;
}

wint_t tn_ungetwc(wint_t w, FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_file_ungetwc(f, w);
}
TN_PUBLIC(ungetwc);
