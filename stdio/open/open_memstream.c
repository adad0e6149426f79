// SPDX-License-Identifier: MIT
// open_memstream (POSIX): output to an array that grows; *array and *size are right after fflush
// and fclose, the content is followed by a NUL that does not count, and holes made by seeking read
// as zeros. *size is the position or the length, whichever is smaller.
#include <stdint.h>
#include <tenon/mem.h>

#include "stdio/stream/file.h"

struct memory {
    char **array;
    size_t *size;
    char *bytes;
    size_t at, length, room;
};

static ssize_t memory_write(FILE *f, const void *p, size_t n)
{
    struct memory *m = f->cookie;
    size_t end;
    if (tn_add_overflow(m->at, n, &end) || end >= PTRDIFF_MAX)
        return -EFBIG;
    if (end >= m->room) {
        size_t room = tn_max(end + 1, m->room + m->room / 2);
        char *bytes = realloc(m->bytes, room);
        if (!bytes)
            return -ENOMEM;
        tn_memset(bytes + m->length, 0, room - m->length);
        *m->array = m->bytes = bytes;
        m->room = room;
    }
    tn_memcpy(m->bytes + m->at, p, n);
    m->at = end;
    if (end > m->length) {
        m->length = end;
        m->bytes[end] = 0;
    }
    *m->size = m->at;
    return (ssize_t)n;
}

static off_t memory_seek(FILE *f, off_t offset, int whence)
{
    struct memory *m = f->cookie;
    off_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? (off_t)m->at : (off_t)m->length;
    if ((unsigned)whence > SEEK_END || tn_add_overflow(base, offset, &offset) || offset < 0)
        return -EINVAL;
    m->at = (size_t)offset;
    *m->size = tn_min(m->at, m->length);
    return offset;
}

static int memory_close(FILE *f) { return 0; }

FILE *tn_open_memstream(char **array, size_t *size)
{
    static const struct tn_file_ops ops = {nullptr, memory_write, memory_seek, memory_close};
    FILE *f = tn_file_new(TN_F_WRITE, &ops, BUFSIZ, sizeof(struct memory));
    char *bytes = f ? calloc(1, 64) : nullptr;
    if (!bytes) {
        free(f);
        return nullptr;
    }
    *(struct memory *)f->cookie = (struct memory){array, size, bytes, .room = 64};
    *array = bytes;
    *size = 0;
    tn_file_list(f);
    return f;
}
TN_PUBLIC(open_memstream);
