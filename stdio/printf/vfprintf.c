// SPDX-License-Identifier: MIT
// Formats straight into the stream's buffer. A line-buffered stream is emptied at the end if a
// newline went into it.
#include "stdio/printf/format.h"
#include "stdio/stream/file.h"

struct file_sink {
    struct tn_sink sink;
    FILE *file;
};

static void use_buffer(struct tn_sink *s, FILE *f)
{
    s->pos = s->start = (char *)f->wpos;
    s->end = (char *)f->buf + f->size;
}

static void spill(struct tn_sink *s, const char *p, size_t n)
{
    FILE *f = ((struct file_sink *)s)->file;
    s->before = tn_sink_total(s) + n;
    f->wpos = (unsigned char *)s->pos;
    if (!s->failed && tn_file_put(f, p, n) < n)
        s->failed = true;
    use_buffer(s, f);
}

int tn_vfprintf(FILE *restrict f, const char *restrict format, va_list ap)
{
    TN_FILE_GUARD(f);
    unsigned char array[512];
    if (!tn_file_start_writing(f))
        return -1;
    bool lent = !f->size;
    if (lent)
        tn_file_lend(f, array, sizeof array);
    struct file_sink s = {.sink.spill = spill, .file = f};
    use_buffer(&s.sink, f);
    int n = tn_format(&s.sink, format, ap);
    f->wpos = (unsigned char *)s.sink.pos;
    if (lent)
        return tn_file_reclaim(f) ? n : -1;
    if (f->flags & TN_F_LINE && tn_last_newline(f->wbase, tn_file_pending(f)) && !tn_file_drain(f))
        return -1;
    return n;
}
TN_PUBLIC(vfprintf);
