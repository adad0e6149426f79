// SPDX-License-Identifier: MIT
// Lines of any length (POSIX getdelim). The array grows by doubling; what fits no ssize_t is
// EOVERFLOW. On failure the bytes read so far stay in the array, as far as they were stored, and
// the array stays the caller's.
#include <limits.h>
#include <tenon/mem.h>

#include "stdio/stream/file.h"

// Makes room for `need` bytes.
static bool reserve(char **line, size_t *size, size_t need)
{
    if (*line && need <= *size)
        return true;
    size_t grown = tn_max(need, tn_min(*size, (size_t)SSIZE_MAX / 2) * 2);
    grown = tn_max(grown, (size_t)128);
    char *p = realloc(*line, grown);
    if (!p)
        return false;
    *line = p;
    *size = grown;
    return true;
}

ssize_t tn_getdelim(char **restrict line, size_t *restrict size, int delimiter, FILE *restrict f)
{
    TN_FILE_GUARD(f);
    if (!line || !size)
        return tn_file_fail(f, EINVAL), -1;
    if (!*line)
        *size = 0;
    for (size_t length = 0;;) {
        if (f->rpos >= f->rend && !tn_file_fill(f)) {
            if (!length || !(f->flags & TN_F_EOF))
                return -1;
            return (ssize_t)length;
        }
        size_t have = (size_t)(f->rend - f->rpos);
        unsigned char *end = tn_memchr(f->rpos, delimiter, have);
        size_t take = end ? (size_t)(end + 1 - f->rpos) : have;
        if (take >= (size_t)SSIZE_MAX - length)
            return tn_file_fail(f, EOVERFLOW), -1;
        if (!reserve(line, size, length + take + 1))
            return tn_file_fail(f, ENOMEM), -1;
        tn_memcpy(*line + length, f->rpos, take);
        f->rpos += take;
        length += take;
        (*line)[length] = 0;
        if (end)
            return (ssize_t)length;
    }
}
TN_PUBLIC(getdelim);
TN_PUBLIC_AS(__getdelim, tn_getdelim);
