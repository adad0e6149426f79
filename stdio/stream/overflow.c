// SPDX-License-Identifier: MIT
// putc where it is not a store: the first character, a full buffer, line-buffered and unbuffered
// streams.
#include "stdio/stream/file.h"

int tn_file_overflow(FILE *f, int c)
{
    unsigned char byte = (unsigned char)c;
    if (!tn_file_start_writing(f))
        return EOF;
    if (!f->size)
        return tn_file_transfer(f, &byte, 1) ? byte : EOF;
    if (f->wpos == f->buf + f->size && !tn_file_drain(f))
        return EOF;
    *f->wpos++ = byte;
    return byte == '\n' && f->flags & TN_F_LINE && !tn_file_drain(f) ? EOF : byte;
}
