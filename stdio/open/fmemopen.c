// SPDX-License-Identifier: MIT
// fmemopen (POSIX): a stream on an array of fixed size, or on one of its own. The position never
// passes `room`, the end of the array; `length` is the current size, which SEEK_END counts from and
// reading stops at. After output that made the content longer a NUL follows if there is room for
// it.
#include <stdint.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "stdio/stream/file.h"

struct memory {
    char *bytes;
    size_t at, length, room;
    bool own;
};

static ssize_t memory_read(FILE *f, void *p, size_t n)
{
    struct memory *m = f->cookie;
    if (m->at >= m->length)
        return 0;
    n = tn_min(n, m->length - m->at);
    tn_memcpy(p, m->bytes + m->at, n);
    m->at += n;
    return (ssize_t)n;
}

static ssize_t memory_write(FILE *f, const void *p, size_t n)
{
    struct memory *m = f->cookie;
    if (f->flags & TN_F_APPEND)
        m->at = m->length;
    n = tn_min(n, m->room - m->at);
    if (!n)
        return -ENOSPC;
    tn_memcpy(m->bytes + m->at, p, n);
    m->at += n;
    if (m->at > m->length) {
        m->length = m->at;
        if (m->length < m->room)
            m->bytes[m->length] = 0;
    }
    return (ssize_t)n;
}

static off_t memory_seek(FILE *f, off_t offset, int whence)
{
    struct memory *m = f->cookie;
    off_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? (off_t)m->at : (off_t)m->length;
    if ((unsigned)whence > SEEK_END || tn_add_overflow(base, offset, &offset) || offset < 0 ||
        (size_t)offset > m->room)
        return -EINVAL;
    m->at = (size_t)offset;
    return offset;
}

static int memory_close(FILE *f)
{
    struct memory *m = f->cookie;
    if (m->own)
        free(m->bytes);
    return 0;
}

FILE *tn_fmemopen(void *restrict array, size_t size, const char *restrict mode)
{
    static const struct tn_file_ops ops = {memory_read, memory_write, memory_seek, memory_close};
    int oflags;
    unsigned flags = tn_file_mode(mode, &oflags);
    if (!flags)
        return nullptr;
    if (!size || size > PTRDIFF_MAX) {
        errno = size ? ENOMEM : EINVAL;
        return nullptr;
    }
    FILE *f = tn_file_new(flags, &ops, BUFSIZ, sizeof(struct memory));
    char *bytes = array ? array : f ? calloc(1, size) : nullptr;
    if (!f || !bytes) {
        free(f);
        return nullptr;
    }
    struct memory *m = f->cookie;
    *m = (struct memory){bytes, .room = size, .own = !array};
    if (*mode == 'r')
        m->length = size;
    else if (*mode == 'a')
        m->at = m->length = tn_strnlen(bytes, size);
    else
        *bytes = 0;
    if (flags & TN_F_APPEND && flags & TN_F_READ)
        m->at = 0;
    tn_file_list(f);
    return f;
}
TN_PUBLIC(fmemopen);
