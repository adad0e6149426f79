// SPDX-License-Identifier: MIT
// Formats to a descriptor through a small array (POSIX dprintf).
#include "base/errno.h"
#include "base/syscall.h"
#include "stdio/printf/format.h"
#include "stdio/stdio.h"

struct fd_sink {
    struct tn_sink sink;
    int fd;
};

static void put(struct fd_sink *s, const char *p, size_t n)
{
    while (n && !s->sink.failed) {
        long r = tn_sys(write, s->fd, p, n);
        if (r <= 0) {
            errno = r ? (int)-r : EIO;
            s->sink.failed = true;
        } else {
            p += r;
            n -= (size_t)r;
        }
    }
}

static void spill(struct tn_sink *s, const char *p, size_t n)
{
    struct fd_sink *d = (struct fd_sink *)s;
    size_t have = (size_t)(s->pos - s->start);
    s->before = tn_sink_total(s) + n;
    s->pos = s->start;
    put(d, s->start, have);
    put(d, p, n);
}

int tn_vdprintf(int fd, const char *restrict format, va_list ap)
{
    char buffer[512];
    struct fd_sink s = {{buffer, buffer + sizeof buffer, buffer, 0, spill, false}, fd};
    int n = tn_format(&s.sink, format, ap);
    put(&s, buffer, (size_t)(s.sink.pos - buffer));
    return s.sink.failed ? -1 : n;
}
TN_PUBLIC(vdprintf);
