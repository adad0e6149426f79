// SPDX-License-Identifier: MIT
// Formats straight into the stream's buffer. An unbuffered stream gets a small one for the call, so that a message on stderr is
// one system call; a line-buffered stream is emptied at the end if a newline went into it.
#include "stdio/printf/format.h"
#include "stdio/stream/file.h"

struct file_sink {
    struct tn_sink sink;
    FILE *file;
};

static void put(struct file_sink *s, const char *p, size_t n)
{
    if (!s->sink.failed && tn_file_put(s->file, p, n) < n)
        s->sink.failed = true;
}

static void lend(struct tn_sink *s, FILE *f)
{
    s->pos = s->start = (char *)f->wpos;
    s->end = (char *)f->buf + f->size;
}

static void spill_buffered(struct tn_sink *s, const char *p, size_t n)
{
    FILE *f = ((struct file_sink *)s)->file;
    s->before = tn_sink_total(s) + n;
    f->wpos = (unsigned char *)s->pos;
    put((struct file_sink *)s, p, n);
    lend(s, f);
}

static void spill_unbuffered(struct tn_sink *s, const char *p, size_t n)
{
    size_t have = (size_t)(s->pos - s->start);
    s->before = tn_sink_total(s) + n;
    s->pos = s->start;
    if (have)
        put((struct file_sink *)s, s->start, have);
    put((struct file_sink *)s, p, n);
}

static int format_unbuffered(FILE *f, const char *restrict format, va_list ap)
{
    char buffer[512];
    struct file_sink s = {{buffer, buffer + sizeof buffer, buffer, 0, spill_unbuffered, false}, f};
    int n = tn_format(&s.sink, format, ap);
    if (s.sink.pos > buffer)
        put(&s, buffer, (size_t)(s.sink.pos - buffer));
    return s.sink.failed ? -1 : n;
}

int tn_vfprintf(FILE *restrict f, const char *restrict format, va_list ap)
{
    TN_FILE_GUARD(f);
    if (!tn_file_start_writing(f))
        return -1;
    if (!f->size)
        return format_unbuffered(f, format, ap);
    struct file_sink s = {.sink.spill = spill_buffered, .file = f};
    lend(&s.sink, f);
    int n = tn_format(&s.sink, format, ap);
    f->wpos = (unsigned char *)s.sink.pos;
    if (f->flags & TN_F_LINE && tn_memrchr(f->buf, '\n', tn_file_pending(f)) && !tn_file_drain(f))
        return -1;
    return n;
}
TN_PUBLIC(vfprintf);
