// SPDX-License-Identifier: MIT
// setvbuf (C23 7.23.5.6). An array of the caller's needs room for push-back besides the data, so
// one shorter than 16 bytes is not used. Without an array a size above the stream's own buffer is
// honoured by allocating. Called on a stream with input read ahead it fails, because that input
// would be lost.
#include <stdint.h>

#include "stdio/stream/file.h"

int tn_setvbuf(FILE *restrict f, char *restrict array, int mode, size_t size)
{
    TN_FILE_GUARD(f);
    if (mode != _IOFBF && mode != _IOLBF && mode != _IONBF) {
        errno = EINVAL;
        return -1;
    }
    if (tn_file_ahead(f) || (tn_file_pending(f) && !tn_file_drain(f)))
        return -1;
    unsigned char *buffer = nullptr; // null: keep what there is
    bool own = false;
    if (mode == _IONBF) {
        buffer = f->tiny + TN_FILE_PUSHBACK;
        size = 0;
    } else if (array && size >= 2 * TN_FILE_PUSHBACK) {
        buffer = (unsigned char *)array + TN_FILE_PUSHBACK;
        size -= TN_FILE_PUSHBACK;
    } else if (!f->size || (!array && size > f->size)) {
        size = tn_max(size, (size_t)TN_FILE_BUFFER);
        buffer = size <= PTRDIFF_MAX - TN_FILE_PUSHBACK ? malloc(size + TN_FILE_PUSHBACK) : nullptr;
        if (!buffer) {
            errno = ENOMEM;
            return -1;
        }
        buffer += TN_FILE_PUSHBACK;
        own = true;
    }
    if (buffer) {
        if (f->flags & TN_F_OWN_BUFFER)
            free(f->buf - TN_FILE_PUSHBACK);
        f->flags &= ~TN_F_OWN_BUFFER;
        if (own)
            f->flags |= TN_F_OWN_BUFFER;
        f->buf = buffer;
        f->size = size;
    }
    tn_file_idle(f);
    f->flags &= ~(TN_F_LINE | TN_F_DECIDE);
    if (mode == _IOLBF)
        f->flags |= TN_F_LINE;
    return 0;
}
TN_PUBLIC(setvbuf);
