// SPDX-License-Identifier: MIT
// open_wmemstream (POSIX): as open_memstream, of wide characters. The stream is UTF-8 inside
// whatever the locale, and unbuffered, because positions count wide characters.
#include <stdint.h>
#include <stdlib.h>
#include <tenon/mem.h>

#include "stdio/wide/wide.h"

struct memory {
    wchar_t **array;
    size_t *size;
    wchar_t *text;
    size_t at, length, room; // wide characters
    mbstate_t state;
};

// Room for `end` characters and a null.
static int reserve(struct memory *m, size_t end)
{
    if (end < m->room)
        return 0;
    size_t room = tn_max(end + 1, m->room + m->room / 2), bytes;
    if (tn_mul_overflow(room, sizeof(wchar_t), &bytes))
        return -EFBIG;
    wchar_t *text = realloc(m->text, bytes);
    if (!text)
        return -ENOMEM;
    tn_memset(text + m->length, 0, (room - m->length) * sizeof(wchar_t));
    *m->array = m->text = text;
    m->room = room;
    return 0;
}

static ssize_t memory_write(FILE *f, const void *data, size_t n)
{
    struct memory *m = f->cookie;
    TN_FILE_ENCODING(f);
    const char *p = data;
    for (size_t left = n; left;) {
        wchar_t w;
        size_t used = tn_mbrtowc(&w, p, left, &m->state);
        if (used == (size_t)-2)
            break;
        if (used == (size_t)-1)
            return -EILSEQ;
        used = tn_max(used, (size_t)1);
        p += used;
        left -= used;
        size_t end;
        int r = tn_add_overflow(m->at, 1, &end) ? -EFBIG : reserve(m, end);
        if (r)
            return r;
        m->text[m->at] = w;
        m->at = end;
        if (end > m->length) {
            m->length = end;
            m->text[end] = 0;
        }
    }
    *m->size = m->at;
    return (ssize_t)n;
}

static off_t memory_seek(FILE *f, off_t offset, int whence)
{
    struct memory *m = f->cookie;
    off_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? (off_t)m->at : (off_t)m->length;
    if ((unsigned)whence > SEEK_END || tn_add_overflow(base, offset, &offset) || offset < 0 ||
        offset > PTRDIFF_MAX / (off_t)sizeof(wchar_t))
        return -EINVAL;
    m->at = (size_t)offset;
    *m->size = tn_min(m->at, m->length);
    return offset;
}

static int memory_close(FILE *f) { return 0; }

FILE *tn_open_wmemstream(wchar_t **array, size_t *size)
{
    static const struct tn_file_ops ops = {nullptr, memory_write, memory_seek, memory_close};
    enum { FIRST = 32 };
    FILE *f = tn_file_new(TN_F_WRITE, &ops, 0, sizeof(struct memory));
    wchar_t *text = f ? calloc(FIRST, sizeof *text) : nullptr;
    if (!text) {
        free(f);
        return nullptr;
    }
    f->buf = f->tiny + TN_FILE_PUSHBACK;
    f->orientation = 2;
    *(struct memory *)f->cookie =
        (struct memory){.array = array, .size = size, .text = text, .room = FIRST};
    *array = text;
    *size = 0;
    tn_file_list(f);
    return f;
}
TN_PUBLIC(open_wmemstream);
