// SPDX-License-Identifier: MIT
// Gone from C11 because nothing bounds the line; kept for old programs that import it.
#include "stdio/stream/file.h"

char *tn_gets(char *s)
{
    FILE *f = tn_stdin;
    TN_FILE_GUARD(f);
    char *p = s;
    int c;
    while ((c = tn_file_getc(f)) != EOF && c != '\n')
        *p++ = (char)c;
    if (c == EOF && (p == s || !(f->flags & TN_F_EOF)))
        return nullptr;
    *p = 0;
    return s;
}
TN_PUBLIC(gets);
