// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

static wint_t encode(FILE *f, wchar_t w)
{
    TN_FILE_ENCODING(f);
    char bytes[MB_LEN_MAX];
    size_t n = tn_wcrtomb(bytes, w, &(mbstate_t){});
    if (n == (size_t)-1) {
        f->flags |= TN_F_ERR;
        return WEOF;
    }
    return tn_file_write(f, bytes, n) == n ? (wint_t)w : WEOF;
}

wint_t tn_file_putwc(FILE *f, wchar_t w)
{
    if (tn_unlikely(!f->wpos))
        tn_file_set_wide(f);
    return (unsigned)w < 0x80 ? (wint_t)tn_file_putc(f, (int)w) : encode(f, w);
}
