// SPDX-License-Identifier: MIT
// Input: from the file through the buffer to the caller. The end-of-file flag is sticky
// (C23 7.23.7.1p3): nothing is read until clearerr, a seek or ungetc resets it.
//
// System calls: one per buffer; the part of an fread that is at least a buffer long is read
// straight into the caller's memory.
#include <tenon/mem.h>

#include "stdio/stream/file.h"

bool tn_file_start_reading(FILE *f)
{
    if (f->rpos)
        return true;
    if (!(f->flags & TN_F_READ))
        return tn_file_fail(f, EBADF);
    if (f->wpos && !tn_file_drain(f))
        return false;
    f->wpos = f->wend = nullptr;
    if (!f->orientation)
        f->orientation = -1;
    f->rpos = f->rend = f->buf;
    return true;
}

// Input that may be interactive shows the pending line of standard output first (C23 7.23.3p3). A
// stream that another thread holds is that thread's business.
static void flush_line(FILE *f, void *reader)
{
    if (f == reader || !tn_file_trylock(f))
        return;
    if (f->flags & TN_F_LINE && tn_file_pending(f))
        tn_file_drain(f);
    tn_file_unlock(f);
}

// At most n > 0 bytes; 0 after setting a flag.
static size_t transfer(FILE *f, void *p, size_t n)
{
    if (f->flags & TN_F_EOF)
        return 0;
    if (f->flags & (TN_F_LINE | TN_F_DECIDE) || !f->size)
        tn_files_visit(&(struct tn_file_visit){flush_line, f, true});
    ssize_t r = f->ops->read(f, p, n);
    if (r > 0)
        return (size_t)r;
    if (r)
        tn_file_fail(f, (int)-r);
    else
        f->flags |= TN_F_EOF;
    return 0;
}

bool tn_file_fill(FILE *f)
{
    if (!tn_file_start_reading(f))
        return false;
    if (f->rpos < f->rend)
        return true;
    size_t n = transfer(f, f->buf, f->size ? f->size : 1);
    f->rpos = f->buf;
    f->rend = f->buf + n;
    return n;
}

int tn_file_underflow(FILE *f) { return tn_file_fill(f) ? *f->rpos++ : EOF; }

size_t tn_file_read(FILE *f, void *data, size_t n)
{
    unsigned char *p = data;
    if (!n || !tn_file_start_reading(f))
        return 0;
    for (size_t left = n;;) {
        size_t have = tn_min((size_t)(f->rend - f->rpos), left);
        if (have) {
            tn_memcpy(p, f->rpos, have);
            f->rpos += have;
            p += have;
            left -= have;
        }
        if (!left)
            return n;
        if (left < f->size) {
            if (!tn_file_fill(f))
                return n - left;
        } else {
            size_t got = transfer(f, p, left);
            if (!got)
                return n - left;
            p += got;
            left -= got;
            if (!left)
                return n;
        }
    }
}
