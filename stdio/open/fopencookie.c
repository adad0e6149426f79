// SPDX-License-Identifier: MIT
// Streams on a program's own functions (fopencookie(3)). A missing read is an end of file, a
// missing write swallows, a missing seek cannot, a missing close succeeds. The functions report
// errors by errno; a result larger than what was asked for is an error of theirs (EIO), not a
// reason to run over a buffer.
#include "stdio/stream/file.h"

struct cookie {
    void *arg;
    cookie_io_functions_t io;
};

static int error(void) { return errno > 0 ? -errno : -EIO; }

static ssize_t cookie_read(FILE *f, void *p, size_t n)
{
    struct cookie *c = f->cookie;
    if (!c->io.read)
        return 0;
    ssize_t r = c->io.read(c->arg, p, n);
    return r < 0 ? error() : (size_t)r > n ? -EIO : r;
}

static ssize_t cookie_write(FILE *f, const void *p, size_t n)
{
    struct cookie *c = f->cookie;
    if (!c->io.write)
        return (ssize_t)n;
    ssize_t r = c->io.write(c->arg, p, n);
    return r <= 0 ? error() : (size_t)r > n ? -EIO : r;
}

static off_t cookie_seek(FILE *f, off_t offset, int whence)
{
    struct cookie *c = f->cookie;
    if (!c->io.seek)
        return -ESPIPE;
    return c->io.seek(c->arg, &offset, whence) ? error() : offset;
}

static int cookie_close(FILE *f)
{
    struct cookie *c = f->cookie;
    return c->io.close && c->io.close(c->arg) ? error() : 0;
}

FILE *tn_fopencookie(void *arg, const char *mode, cookie_io_functions_t io)
{
    static const struct tn_file_ops ops = {cookie_read, cookie_write, cookie_seek, cookie_close};
    int oflags;
    unsigned flags = tn_file_mode(mode, &oflags);
    FILE *f = flags ? tn_file_new(flags, &ops, TN_FILE_BUFFER, sizeof(struct cookie)) : nullptr;
    if (f) {
        *(struct cookie *)f->cookie = (struct cookie){arg, io};
        tn_file_list(f);
    }
    return f;
}
TN_PUBLIC(fopencookie);
