// SPDX-License-Identifier: MIT
// Output from the caller through the buffer.
//
// System calls: a transfer that fits the buffer makes none; a larger one fills the buffer, writes
// it, and writes all whole buffers directly from the caller's memory in one call.
#include <tenon/mem.h>

#include "stdio/stream/file.h"

size_t tn_file_put(FILE *f, const void *data, size_t n)
{
    const unsigned char *p = data;
    size_t accepted = n, room = (size_t)(f->buf + f->size - f->wpos);
    if (n > room) {
        // Top up a buffer that is in use: whole blocks reach the file, aligned as the buffer is.
        if (f->wpos > f->wbase) {
            tn_memcpy(f->wpos, p, room);
            f->wpos += room;
            p += room;
            n -= room;
            if (!tn_file_drain(f))
                return accepted - n;
        }
        size_t direct = f->size ? n - n % f->size : n;
        size_t done = tn_file_transfer(f, p, direct);
        p += done;
        n -= done;
        if (done < direct)
            return accepted - n;
    }
    if (n) { // an unbuffered stream has none left, and copying may be into null then
        tn_memcpy(f->wpos, p, n);
        f->wpos += n;
    }
    return accepted;
}

size_t tn_file_write(FILE *f, const void *data, size_t n)
{
    if (!tn_file_start_writing(f))
        return 0;
    const unsigned char *newline = f->flags & TN_F_LINE ? tn_last_newline(data, n) : nullptr;
    if (!newline)
        return tn_file_put(f, data, n);
    size_t head = (size_t)(newline + 1 - (const unsigned char *)data);
    size_t done = tn_file_put(f, data, head);
    if (done < head || !tn_file_drain(f))
        return done;
    return head + tn_file_put(f, newline + 1, n - head);
}
