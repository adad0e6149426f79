// SPDX-License-Identifier: MIT
// fgetln(3) of BSD: the next line, not terminated, valid until the next operation on the stream. A
// line that lies in the buffer is returned in place.
#include <tenon/mem.h>

#include "stdio/stream/file.h"

char *tn_fgetln(FILE *f, size_t *length)
{
    TN_FILE_GUARD(f);
    if (f->rpos >= f->rend && !tn_file_fill(f))
        return nullptr;
    unsigned char *line = f->rpos, *newline = tn_memchr(line, '\n', (size_t)(f->rend - line));
    if (newline) {
        f->rpos = newline + 1;
        *length = (size_t)(newline + 1 - line);
        return (char *)line;
    }
    ssize_t n = tn_getline(&f->line, &f->line_size, f);
    if (n <= 0)
        return nullptr;
    *length = (size_t)n;
    return f->line;
}
TN_PUBLIC(fgetln);
