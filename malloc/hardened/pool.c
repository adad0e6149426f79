// SPDX-License-Identifier: MIT
// Small blocks of the hardened backend. One lock per class, held for a fraction of a microsecond,
// longer where a run is mapped or given back.
#include <tenon/mem.h>

#include "base/bits.h"
#include "base/errno.h"
#include "base/port/abort.h"
#include "base/process.h"
#include "malloc/hardened/hardened.h"

// New blocks are offered so many at a time, when half as many are left: what the next block is
// chosen from.
constexpr unsigned OPEN = 32;

static struct pool *pool_of(const struct run *run) { return &tn_hardened.pools[run->class]; }
static char *block(const struct run *run, unsigned i) { return run->base + (size_t)i * run->size; }

// xorshift64 (Marsaglia 2003), seeded from the system's entropy: where the next block lies is hard
// to guess, not a secret.
static tn_u64 draw(struct pool *pool)
{
    tn_u64 x = pool->random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    return pool->random = x;
}
// A set bit of x, which is not zero: one of the first eight from a random place on.
static unsigned some_bit(tn_u64 x, unsigned random)
{
    const unsigned from = random % 64;
    const tn_u64 turned = x >> from | x << (-from & 63);
    tn_u64 left = turned;
    for (unsigned skip = random / 64 % 8; skip; skip--) {
        left &= left - 1;
        left = left ? left : turned;
    }
    return ((unsigned)tn_ctz64(left) + from) % 64;
}

static bool has_blocks(const struct run *run) { return run->offered || run->opened < run->blocks; }

static void ring_push(struct pool *pool, struct run *run)
{
    if (!pool->ready) {
        pool->ready = run->next = run->prev = run;
        return;
    }
    run->next = pool->ready;
    run->prev = pool->ready->prev;
    run->prev->next = run->next->prev = run;
}
static void ring_remove(struct pool *pool, struct run *run)
{
    run->next->prev = run->prev;
    run->prev->next = run->next;
    if (pool->ready == run)
        pool->ready = run->next == run ? nullptr : run->next;
}

static void offer(struct run *run, unsigned i)
{
    run->free[i / 64] |= (tn_u64)1 << i % 64;
    run->words |= (tn_u64)1 << i / 64;
    run->offered++;
}

static struct run *new_run(struct pool *pool, unsigned class)
{
    const size_t size = tn_class_size(class);
    const size_t memory =
        tn_align_up(tn_min(RUN, RUN_BLOCKS * size), tn_max(GRANULE, tn_page_size()));
    const unsigned blocks = (unsigned)tn_min(memory / size, (size_t)RUN_BLOCKS);
    struct run *const run = tn_run_map(memory, GRANULE, blocks * sizeof(tn_u16), false);
    if (!run)
        return nullptr;
    run->size = (tn_u32)size;
    run->class = class;
    run->blocks = blocks;
    if (!tn_table_set(run->base, memory, run)) {
        tn_run_unmap(run);
        return nullptr;
    }
    ring_push(pool, run);
    return run;
}

// Whether the block has the fill that its state promises.
static bool filled(const struct run *run, unsigned i)
{
    const bool zero = run->state[i] == FREE_ZERO || run->state[i] == WAITING_ZERO;
    const tn_word want = zero ? 0 : FILL * (~(tn_word)0 / 255);
    const tn_word_alias *const w = (const tn_word_alias *)block(run, i);
    tn_word different = 0;
    for (size_t k = 0; k < run->size / sizeof want; k += 2)
        different |= (w[k] ^ want) | (w[k + 1] ^ want);
    return !different;
}

// Under the lock: a block of the class for n bytes. A run that has blocks is taken or made; *wrong
// tells that the chosen block was written to since it was freed.
static char *take(struct pool *pool, unsigned class, size_t n, bool zero, const char **wrong)
{
    struct run *run = pool->ready;
    if (!run && !(run = new_run(pool, class)))
        return nullptr;
    if (run->offered < OPEN / 2) {
        const unsigned end = tn_min(run->opened + OPEN, run->blocks);
        for (unsigned i = run->opened; i < end; i++)
            offer(run, i);
        run->opened = end;
    }
    const tn_u64 random = draw(pool);
    const unsigned word = some_bit(run->words, (unsigned)(random >> 10));
    const unsigned bit = some_bit(run->free[word], (unsigned)(random >> 40));
    if (!(run->free[word] &= ~((tn_u64)1 << bit)))
        run->words &= ~((tn_u64)1 << word);
    run->offered--;
    const unsigned i = word * 64 + bit;
    char *const p = block(run, i);
    if (run->state[i] != FRESH && !filled(run, i))
        *wrong = tn_wrong_use;
    if (run->state[i] == FREE && zero)
        tn_memset(p, 0, n);
    run->state[i] = (tn_u16)(IN_USE + run->size - n);
    tn_canary_write(p + n, run->size - n);
    run->used++;
    pool->in_use += n;
    if (!has_blocks(run))
        ring_remove(pool, run);
    return p;
}

void *tn_hardened_alloc(size_t n, size_t align, bool zero)
{
    tn_hardened_start();
    char *p = nullptr;
    if (n <= SMALL_MAX - CANARY && align <= SMALL_MAX) {
        // Blocks lie at multiples of their size from a multiple of GRANULE; a power of two is a
        // class.
        unsigned class = tn_size_class(tn_max(n + CANARY, align));
        while (tn_class_size(class) % align)
            class ++;
        struct pool *const pool = &tn_hardened.pools[class];
        const char *wrong = nullptr;
        tn_heap_attach();
        tn_lock_take(&pool->lock);
        p = take(pool, class, n, zero, &wrong);
        tn_lock_drop(&pool->lock);
        if (wrong)
            tn_die(wrong);
    } else if (n <= TN_MALLOC_MAX) {
        p = tn_large_alloc(n, align);
    }
    if (!p)
        errno = ENOMEM;
    return p;
}

// Under the lock: block i leaves quarantine. Its run may be given back.
static const char *release(struct pool *pool, struct run *run, unsigned i)
{
    const bool had = has_blocks(run);
    const bool right = filled(run, i);
    run->state[i] = run->state[i] == WAITING ? FREE : FREE_ZERO;
    offer(run, i);
    run->used--;
    if (!had) {
        ring_push(pool, run);
    } else if (!run->used && run->next != run) { // the pool has another
        ring_remove(pool, run);
        tn_table_set(run->base, (size_t)run->blocks * run->size, nullptr);
        tn_run_unmap(run);
    }
    return right ? nullptr : tn_wrong_use;
}

// Under the lock: the number of the block that p is, or what is wrong with p.
static const char *find(const struct run *run, const void *p, unsigned *i)
{
    const size_t offset = (size_t)((const char *)p - run->base);
    *i = (unsigned)(offset / run->size);
    if (*i >= run->opened || offset % run->size || run->state[*i] == FRESH)
        return tn_wrong_pointer;
    if (run->state[*i] < IN_USE)
        return tn_wrong_twice;
    const size_t room = run->state[*i] - IN_USE;
    return tn_canary_intact(block(run, *i) + run->size - room, room) ? nullptr : tn_wrong_overflow;
}

// The run of p, with its pool locked; dies if there is none. A run can only disappear while all its
// blocks are free, so for a valid p the second look changes nothing.
static struct run *lock_run(const void *p)
{
    struct run *const run = tn_table_get(p);
    if (!run)
        tn_die(tn_wrong_pointer);
    if (run->size) {
        struct pool *const pool = pool_of(run);
        tn_lock_take(&pool->lock);
        if (tn_table_get(p) != run) {
            tn_lock_drop(&pool->lock);
            tn_die(tn_wrong_pointer);
        }
    } else if (p != run->base) {
        tn_die(tn_wrong_pointer);
    }
    return run;
}

void tn_hardened_free(void *p)
{
    struct run *const run = lock_run(p);
    const char *wrong;
    if (!run->size) {
        wrong = tn_large_free(run);
    } else {
        struct pool *const pool = pool_of(run);
        unsigned i;
        wrong = find(run, p, &i);
        if (!wrong) {
            pool->in_use -= run->size - (size_t)(run->state[i] - IN_USE);
            const bool erase = tn_load_relaxed(&tn_hardened_erase);
            tn_memset(p, erase ? 0 : FILL, run->size);
            run->state[i] = erase ? WAITING_ZERO : WAITING;
            // It takes the place of a random earlier one; of large blocks fewer wait.
            const unsigned places = (unsigned)tn_min((size_t)QUARANTINE, RUN / run->size);
            tn_word *const place = &pool->quarantine[(draw(pool) >> 32) % places];
            const tn_word other = *place;
            *place = (tn_word)p ^ tn_hardened.secret;
            if (other) {
                const char *const q = (const char *)(other ^ tn_hardened.secret);
                struct run *const its = tn_table_get(q);
                wrong = release(pool, its, (unsigned)((size_t)(q - its->base) / its->size));
            }
        }
        tn_lock_drop(&pool->lock);
    }
    if (wrong)
        tn_die(wrong);
}

size_t tn_hardened_size(const void *p)
{
    struct run *const run = lock_run(p);
    if (!run->size)
        return run->large_size;
    unsigned i;
    const char *const wrong = find(run, p, &i);
    const size_t n = wrong ? 0 : run->size - (size_t)(run->state[i] - IN_USE);
    tn_lock_drop(&pool_of(run)->lock);
    if (wrong)
        tn_die(wrong);
    return n;
}

bool tn_hardened_resize(void *p, size_t n)
{
    struct run *const run = lock_run(p);
    if (!run->size)
        return false;
    unsigned i;
    const char *const wrong = find(run, p, &i);
    const bool can = !wrong && n <= run->size - CANARY && tn_size_class(n + CANARY) == run->class;
    if (can) {
        const size_t old = run->size - (size_t)(run->state[i] - IN_USE);
        pool_of(run)->in_use += n - old;
        run->state[i] = (tn_u16)(IN_USE + run->size - n);
        tn_canary_write((char *)p + n, run->size - n);
    }
    tn_lock_drop(&pool_of(run)->lock);
    if (wrong)
        tn_die(wrong);
    return can;
}

bool tn_hardened_release(void)
{
    bool any = tn_large_release();
    for (unsigned class = 0; class < CLASSES; class ++) {
        struct pool *const pool = &tn_hardened.pools[class];
        const char *wrong = nullptr;
        tn_lock_take(&pool->lock);
        for (unsigned k = 0; k < QUARANTINE; k++) {
            const char *const q = (const char *)(pool->quarantine[k] ^ tn_hardened.secret);
            if (!pool->quarantine[k])
                continue;
            pool->quarantine[k] = 0;
            struct run *const run = tn_table_get(q);
            const char *const found =
                release(pool, run, (unsigned)((size_t)(q - run->base) / run->size));
            wrong = found ? found : wrong;
            any = true;
        }
        tn_lock_drop(&pool->lock);
        if (wrong)
            tn_die(wrong);
    }
    return any;
}
