// SPDX-License-Identifier: MIT
// What threads do to one another's blocks, for ThreadSanitizer (run.sh): blocks of all kinds change
// hands at random, threads end and others take their caches over, one gives memory back all the
// while. Blocks carry a pattern; a race that the sanitizer sees, or a wrong byte, is failure.
// Statistics are left out: they read counts that their owners change by ordinary instructions, on
// purpose, and may be a moment old.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/malloc.h>
#include <unistd.h>

enum { THREADS = 4, LIVES = 6, STEPS = 3000, SLOTS = 128 };
struct block {
    size_t size;
    unsigned char bytes[];
};
static struct block *_Atomic slots[SLOTS];
static atomic_int running;

static void must(int right, const char *what)
{
    if (!right) {
        fprintf(stderr, "races: %s\n", what);
        abort();
    }
}

static unsigned draw(unsigned *state) { return (*state = *state * 1103515245 + 12345) >> 8; }

static struct block *make(unsigned *state)
{
    const unsigned r = draw(state);
    size_t size = r % 64 ? r % 700 : r % 4096 ? r % 60000 : 3 << 20;
    struct block *b = r % 8 ? tn_malloc(sizeof *b + size) : tn_calloc(1, sizeof *b + size);
    must(b != NULL, "no memory");
    if (r % 5 == 0) {
        size = size * 2 + 1;
        b = tn_realloc(b, sizeof *b + size);
        must(b != NULL, "no memory to grow");
    }
    b->size = size;
    memset(b->bytes, (int)(size % 251), size < 200 ? size : 200);
    return b;
}
static void end(struct block *b)
{
    for (size_t i = 0; b && i < b->size && i < 200; i++)
        must(b->bytes[i] == b->size % 251, "a block has changed");
    tn_free(b);
}

static void *exchange(void *seed)
{
    unsigned state = (unsigned)(uintptr_t)seed;
    for (int i = 0; i < STEPS; i++) {
        struct block *const b = make(&state);
        end(atomic_exchange_explicit(&slots[draw(&state) % SLOTS], b, memory_order_acq_rel));
    }
    return NULL;
}

// A line of threads: each ends before the next begins, so that caches change hands.
static void *line(void *seed)
{
    for (uintptr_t life = 1; life <= LIVES; life++) {
        pthread_t t;
        must(!pthread_create(&t, NULL, exchange, (void *)((uintptr_t)seed * 100 + life)), "thread");
        pthread_join(t, NULL);
    }
    atomic_fetch_sub(&running, 1);
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    atomic_store(&running, THREADS);
    for (uintptr_t i = 0; i < THREADS; i++)
        must(!pthread_create(&t[i], NULL, line, (void *)(i + 1)), "thread");
    struct tn_malloc_statistics s;
    while (atomic_load(&running)) {
        tn_malloc_trim(1 << 20);
        usleep(1000);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < SLOTS; i++)
        end(atomic_exchange(&slots[i], NULL));
    tn_malloc_trim(0);
    tn_malloc_statistics(&s);
    must(s.in_use == 0, "something is in use after all was freed");
    puts("races: none seen");
    return 0;
}
