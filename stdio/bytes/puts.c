// SPDX-License-Identifier: MIT
// The string is buffered first and only the newline triggers a flush, so a line costs one system call.
#include <tenon/string.h>

#include "stdio/stream/file.h"

int tn_puts(const char *s)
{
    FILE *f = tn_stdout;
    TN_FILE_GUARD(f);
    size_t n = tn_strlen(s);
    if (!tn_file_start_writing(f) || tn_file_put(f, s, n) < n)
        return EOF;
    return tn_file_putc(f, '\n') == EOF ? EOF : 0;
}
TN_PUBLIC(puts);
