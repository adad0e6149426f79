// SPDX-License-Identifier: MIT
// A buffer for an unbuffered stream while one function writes a message piece by piece, so that the
// message is one system call.
#include "stdio/stream/file.h"

void tn_file_lend(FILE *f, unsigned char *array, size_t size)
{
    f->buf = f->wbase = f->wpos = array;
    f->wend = array + size;
    f->size = size;
}

bool tn_file_reclaim(FILE *f)
{
    bool ok = tn_file_drain(f);
    f->buf = f->tiny + TN_FILE_PUSHBACK;
    f->size = 0;
    f->wpos = f->wbase = f->buf;
    f->wend = nullptr;
    return ok;
}
