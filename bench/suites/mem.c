// SPDX-License-Identifier: MIT
// Copying, filling and comparing memory: one size again and again, as curves over sizes, and
// mixed sizes at mixed alignments, which is what programs do: almost all are below 128 bytes.
#define SUITE "mem"
#include <string.h>

#include "bench/suites/suite.h"

enum { LARGEST = 1 << 20, DRAWN = 1024 };

static char a[LARGEST + 4096] __attribute__((aligned(4096)));
static char b[LARGEST + 4096] __attribute__((aligned(4096)));
static char same_as_a[LARGEST] __attribute__((aligned(4096)));
static char uniform[2][2048] __attribute__((aligned(64)));
static const size_t sizes[] = {1,   2,   4,    8,    16,    32,    64,     128,
                               256, 512, 1024, 4096, 16384, 65536, 262144, LARGEST};
static const size_t limits[] = {16, 64, 128, 1024};
static struct {
    unsigned short size[DRAWN], to[DRAWN], from[DRAWN];
} drawn;

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    for (size_t k = 0; k < sizeof a; k++)
        a[k] = (char)(k * 7 % 100);
    memcpy(same_as_a, a, sizeof same_as_a);
    memset(uniform, 'x', sizeof uniform);
    uint64_t state = 1;
    for (size_t k = 0; k < DRAWN; k++) {
        drawn.size[k] = (unsigned short)bench_below(&state, 65536);
        drawn.to[k] = (unsigned short)bench_below(&state, 64);
        drawn.from[k] = (unsigned short)bench_below(&state, 64);
    }
    return done = true;
}

#define DRAW(table) drawn.table[i % DRAWN]
#define SIZE (DRAW(size) % n)

static bool moved_up(size_t n)
{
    memcpy(b, a, n);
    memmove(b + 8, b, n);
    return !memcmp(b, a, n < 8 ? n : 8) && !memcmp(b + 8, a, n);
}

static bool all_set(size_t n)
{
    b[0] = b[n - 1] = b[n] = 'y';
    memset(b, 'x', n);
    return b[0] == 'x' && !memcmp(b, b + 1, n - 1) && b[n] == 'y';
}

SWEEP("memcpy", sizes, !memcmp(b, a, n), memcpy(b, a, n))
SWEEP("memmove overlapping", sizes, moved_up(n), memmove(b + 8, b, n))
SWEEP("memset", sizes, all_set(n), memset(b, 'x', n))
SWEEP("memcmp", sizes, !sink && memcmp("ab", "ac", 2) < 0, sink = (size_t)memcmp(a, same_as_a, n))
SWEEP("memchr", sizes, !sink && memchr(a, a[n - 1], n), sink = (size_t)memchr(a, 'y', n))
SWEEP("memrchr", sizes, !sink && memrchr(a, a[0], n), sink = (size_t)memrchr(a, 'y', n))
SWEEP("memcpy mixed below", limits, moved_up(n), memcpy(b + DRAW(to), a + DRAW(from), SIZE))
SWEEP("memmove mixed below", limits, moved_up(n), memmove(b + DRAW(to), b + DRAW(from), SIZE))
SWEEP("memset mixed below", limits, all_set(n), memset(b + DRAW(to), 'x', SIZE))
SWEEP("memcmp mixed below", limits, !sink,
      sink = (size_t)memcmp(uniform[0] + DRAW(to), uniform[1] + DRAW(from), SIZE))
SWEEP("memchr mixed below", limits, !sink, sink = (size_t)memchr(a + DRAW(to), 'y', SIZE))
