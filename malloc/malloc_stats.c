// SPDX-License-Identifier: MIT
// malloc_stats(3): the statistics as text, on file descriptor 2 and not on stderr, so that a
// program with malloc does not need streams.
#include "base/syscall.h"
#include "malloc/info.h"

struct text {
    char s[512];
    size_t n;
};

static void put(struct text *t, const char *s)
{
    for (; *s && t->n < sizeof t->s; s++)
        t->s[t->n++] = *s;
}
static void line(struct text *t, const char *what, size_t value)
{
    char digits[24], *p = digits + sizeof digits;
    *--p = 0;
    do
        *--p = (char)('0' + value % 10);
    while (value /= 10);
    put(t, what);
    put(t, p);
    put(t, "\n");
}

void tn_malloc_stats(void)
{
    struct tn_malloc_statistics s;
    tn_malloc_statistics(&s);
    struct text t = {};
    line(&t, "mapped bytes:    ", s.mapped);
    line(&t, "in use bytes:    ", s.in_use);
    line(&t, "cached bytes:    ", s.cached);
    line(&t, "large blocks:    ", s.large);
    line(&t, "large bytes:     ", s.large_size);
    line(&t, "thread caches:   ", s.threads);
    tn_sys(write, 2, t.s, t.n);
}
TN_PUBLIC(malloc_stats);
