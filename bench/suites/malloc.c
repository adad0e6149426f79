// SPDX-License-Identifier: MIT
// Allocation as programs do it: pairs, lists, a mixed working set, blocks that grow, and threads
// that free what others allocated. Other blocks of each size are alive all the time, as in a
// program: some allocators return pages with the last block of a size, which is slow, and which
// the rows of suite seed show.
#define SUITE "malloc"
#include <pthread.h>
#include <string.h>

#include "bench/suites/suite.h"

enum { LIVE = 4096, LIST = 1000 };

static void *live[LIVE];
static unsigned short slots[LIVE], sizes_of[LIVE];
static void *list[LIST], *others[14];
static const size_t sizes[] = {8,    16,   32,    64,    128,    256,    512,
                               1024, 4096, 16384, 65536, 262144, 1048576};
static const size_t zeroed[] = {16, 64, 256, 1024, 4096, 16384, 65536, 1048576};

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    uint64_t state = 1;
    for (size_t k = 0; k < LIVE; k++) {
        slots[k] = (unsigned short)bench_below(&state, LIVE);
        // Most are small, few are large: 16 B << 0 … 6, less a little.
        const size_t large = 16u << (bench_below(&state, 7) * bench_below(&state, 7) / 6);
        sizes_of[k] = (unsigned short)(large - bench_below(&state, large / 2));
    }
    for (size_t k = 0; k < sizeof others / sizeof others[0]; k++)
        others[k] = malloc((size_t)8 << k);
    return done = true;
}

static void *allocate_list(void *p)
{
    for (size_t k = 0; k < LIST; k++)
        list[k] = malloc(64);
    return p;
}

static void *churn(void *p)
{
    for (size_t k = 0; k < 10000; k++)
        free(malloc(16 + k % 64));
    return p;
}

static bool in_thread(void *work(void *))
{
    pthread_t thread;
    return !pthread_create(&thread, NULL, work, NULL) && !pthread_join(thread, NULL);
}

SWEEP("malloc+free", sizes, sink == 'x', char *p = malloc(n); p[n - 1] = 'x';
      sink = (size_t)p[n - 1]; free(p))
SWEEP("calloc+free", zeroed, !sink, char *p = calloc(1, n); sink = (size_t)p[n - 1]; free(p))
ROW("malloc of 1000 x 64 B, then free", list[LIST - 1] != NULL, allocate_list(NULL);
    for (size_t k = 0; k < LIST; k++) free(list[k]))
ROW("the same, freed backwards", list[LIST - 1] != NULL, allocate_list(NULL);
    for (size_t k = LIST; k > 0; k--) free(list[k - 1]))
ROW("mixed sizes, 4096 live", sink == 'x', const size_t slot = slots[i % LIVE]; free(live[slot]);
    char *p = malloc(sizes_of[i % LIVE]); p[0] = 'x'; sink = (size_t)p[0]; live[slot] = p)
ROW("realloc doubling to 4 KB", sink == 'x', char *p = malloc(16); p[15] = 'x';
    for (size_t size = 32; size <= 4096; size *= 2) p = realloc(p, size); sink = (size_t)p[15];
    free(p))
ROW("realloc by 16 to 4 KB", sink == 'x', char *p = NULL;
    for (size_t size = 16; size <= 4096; size += 16) p = realloc(p, size); p[4095] = 'x';
    sink = (size_t)p[4095]; free(p))
ROW("realloc doubling to 4 MB", sink == 'x', char *p = NULL;
    for (size_t size = 4096; size <= 4u << 20; size *= 2) p = realloc(p, size); p[4095] = 'x';
    sink = (size_t)p[4095]; free(p))
ROW("aligned_alloc 64, 256 B", sink == 0, void *p = aligned_alloc(64, 256); sink = (size_t)p % 64;
    free(p))
ROW("1000 x 64 B by a thread, freed here", list[LIST - 1] != NULL, in_thread(allocate_list);
    for (size_t k = 0; k < LIST; k++) free(list[k]))
ROW("10000 pairs in a thread", in_thread(churn), in_thread(churn))
