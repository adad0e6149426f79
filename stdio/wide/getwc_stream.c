// SPDX-License-Identifier: MIT
// One wide character from the bytes of a stream. The conversion state lives in the stream while a
// character is split between two buffers. A byte that cannot be decoded is consumed, so that a
// caller who goes on does not meet it again.
#include "stdio/wide/wide.h"

static wint_t decode(FILE *f)
{
    TN_FILE_ENCODING(f);
    for (;;) {
        wchar_t w;
        size_t n = tn_mbrtowc(&w, (const char *)f->rpos, (size_t)(f->rend - f->rpos), &f->mb);
        if (n == (size_t)-1) {
            f->rpos++;
            f->mb = (mbstate_t){};
            f->flags |= TN_F_ERR;
            return WEOF;
        }
        if (n != (size_t)-2) {
            f->rpos += n ? n : 1; // 0 is the null character, one byte
            return (wint_t)w;
        }
        f->rpos = f->rend;
        if (!tn_file_fill(f)) {
            if (f->flags & TN_F_EOF) { // the file ends within a character
                f->mb = (mbstate_t){};
                tn_file_fail(f, EILSEQ);
            }
            return WEOF;
        }
    }
}

wint_t tn_file_getwc(FILE *f)
{
    if (tn_unlikely(f->rpos >= f->rend)) {
        tn_file_set_wide(f);
        if (!tn_file_fill(f))
            return WEOF;
    }
    return *f->rpos < 0x80 ? *f->rpos++ : decode(f);
}
