// SPDX-License-Identifier: MIT
// Pushes back at least TN_FILE_PUSHBACK bytes, more if they were read before (C23 7.23.7.10
// promises one). The bytes go into the buffer, never to the file; each moves the position back by
// one.
#include "stdio/stream/file.h"

int tn_ungetc(int c, FILE *f)
{
    TN_FILE_GUARD(f);
    if (c == EOF || !tn_file_start_reading(f) || f->rpos == f->buf - TN_FILE_PUSHBACK)
        return EOF;
    *--f->rpos = (unsigned char)c;
    f->flags &= ~TN_F_EOF;
    return (unsigned char)c;
}
TN_PUBLIC(ungetc);
