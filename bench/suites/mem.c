// SPDX-License-Identifier: MIT
// Copying, filling and comparing memory: one size again and again, as curves over sizes, and
// mixed sizes at mixed alignments, which is what programs do: almost all are below 128 bytes.
#define SUITE "mem"
#include <string.h>

#include "bench/suites/suite.h"

enum { LARGEST = 1 << 20, DRAWN = 1024 };

static char a[LARGEST + 4096] __attribute__((aligned(4096)));
static char b[LARGEST + 4096] __attribute__((aligned(4096)));
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
    memset(a, 'x', sizeof a);
    memset(b, 'x', sizeof b);
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

SWEEP("memcpy", sizes, !memcmp(b, a, n), memcpy(b, a, n))
SWEEP("memmove overlapping", sizes, b[n] == 'x', memmove(b + 8, b, n))
SWEEP("memset", sizes, b[0] == 'x' && b[n - 1] == 'x', memset(b, 'x', n))
SWEEP("memcmp", sizes, !memcmp(a, b, n) && memcmp("ab", "ac", 2) < 0,
      sink = (size_t)memcmp(a, b, n))
SWEEP("memchr", sizes, memchr(a, 'x', n) == a && !memchr(a, 'y', n),
      sink = (size_t)memchr(a, 'y', n))
SWEEP("memrchr", sizes, !memrchr(a, 'y', n), sink = (size_t)memrchr(a, 'y', n))
SWEEP("memcpy mixed below", limits, b[0] == 'x', memcpy(b + DRAW(to), a + DRAW(from), SIZE))
SWEEP("memmove mixed below", limits, b[0] == 'x', memmove(b + DRAW(to), b + DRAW(from), SIZE))
SWEEP("memset mixed below", limits, b[0] == 'x', memset(b + DRAW(to), 'x', SIZE))
SWEEP("memcmp mixed below", limits, !sink,
      sink = (size_t)memcmp(a + DRAW(to), b + DRAW(from), SIZE))
SWEEP("memchr mixed below", limits, !sink, sink = (size_t)memchr(a + DRAW(to), 'y', SIZE))
