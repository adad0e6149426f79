// SPDX-License-Identifier: MIT
// A buffer's worth at a time: find the newline, copy. A read error returns null even after some
// bytes, end of file only before the first (C23 7.23.7.2). n == 1 stores the empty string without
// reading; n < 1 names no array: null and EINVAL.
#include <tenon/mem.h>

#include "stdio/stream/file.h"

char *tn_fgets_unlocked(char *restrict s, int n, FILE *restrict f)
{
    if (n < 1) {
        errno = EINVAL;
        return nullptr;
    }
    char *p = s;
    for (size_t room = (size_t)n - 1; room;) {
        if (f->rpos >= f->rend && !tn_file_fill(f)) {
            if (p == s || !(f->flags & TN_F_EOF)) // nothing there, or an error
                return nullptr;
            break;
        }
        size_t have = tn_min((size_t)(f->rend - f->rpos), room);
        unsigned char *newline = tn_memchr(f->rpos, '\n', have);
        size_t take = newline ? (size_t)(newline + 1 - f->rpos) : have;
        tn_memcpy(p, f->rpos, take);
        f->rpos += take;
        p += take;
        room -= take;
        if (newline)
            break;
    }
    *p = 0;
    return s;
}
TN_PUBLIC(fgets_unlocked);

char *tn_fgets(char *restrict s, int n, FILE *restrict f)
{
    TN_FILE_GUARD(f);
    return tn_fgets_unlocked(s, n, f);
}
TN_PUBLIC(fgets);
