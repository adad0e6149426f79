// SPDX-License-Identifier: MIT
// A whole backend on a page, as a pattern for those that others provide: powers of two, a free list
// for each, one lock. No part of any image; //malloc:malloc_toy_test runs the family's test on it.
#include <stdlib.h>
#include <tenon/mem.h>

#include "base/bits.h"
#include "base/errno.h"
#include "base/fork_lock.h"
#include "base/port/abort.h"
#include "base/port/vm.h"
#include "malloc/backend.h"

constexpr unsigned LEAST = 6,
                   MAPPED = 20; // logarithms of the smallest chunk, and of those unmapped

// Right in front of every block; a chunk begins `skip` bytes before the block.
struct head {
    tn_u32 log, used;
    size_t skip;
};
static_assert(sizeof(struct head) == TN_MALLOC_ALIGN);
constexpr tn_u32 USED = 0x70b10c4;

static struct {
    tn_lock lock;
    void *free[MAPPED];
    struct tn_malloc_statistics counts;
} toy;
TN_FORK_LOCK(90, toy.lock);

static struct head *head_of(const void *p)
{
    struct head *const head = (struct head *)p - 1;
    if ((tn_word)p % TN_MALLOC_ALIGN || head->used != USED)
        tn_die("malloc: free of an invalid pointer or a freed block");
    return head;
}

static void *chunk(unsigned log)
{
    const size_t size = (size_t)1 << log;
    void *p = log < MAPPED ? toy.free[log] : nullptr;
    if (p) {
        toy.free[log] = *(void **)p;
        return p;
    }
    const size_t map = tn_max(size, (size_t)1 << 16);
    if (tn_vm_map(map, 1 << 16, &p))
        return nullptr;
    toy.counts.mapped += map;
    for (size_t at = size; at < map; at += size) { // the rest is free
        void **const other = (void **)((char *)p + at);
        *other = toy.free[log];
        toy.free[log] = other;
    }
    return p;
}

void *tn_heap_aligned(size_t align, size_t n)
{
    size_t all;
    if (tn_add_overflow(n, sizeof(struct head) + align, &all) || all > TN_MALLOC_MAX / 2) {
        errno = ENOMEM;
        return nullptr;
    }
    const unsigned log = tn_max(LEAST, 64 - (unsigned)tn_clz64(all - 1));
    tn_heap_attach();
    tn_lock_take(&toy.lock);
    char *const start = chunk(log);
    if (start)
        toy.counts.in_use += (size_t)1 << log;
    tn_lock_drop(&toy.lock);
    if (!start) {
        errno = ENOMEM;
        return nullptr;
    }
    char *const p = (char *)tn_align_up((tn_word)start + sizeof(struct head), align);
    ((struct head *)p)[-1] = (struct head){.log = log, .used = USED, .skip = (size_t)(p - start)};
    return p;
}

void *tn_malloc(size_t n) { return tn_heap_aligned(TN_MALLOC_ALIGN, n); }
TN_PUBLIC(malloc);

void tn_free(void *p)
{
    if (!p)
        return;
    struct head *const head = head_of(p);
    const unsigned log = head->log;
    void **const start = (void **)((char *)p - head->skip);
    head->used = 0;
    tn_lock_take(&toy.lock);
    toy.counts.in_use -= (size_t)1 << log;
    if (log < MAPPED) {
        *start = toy.free[log];
        toy.free[log] = start;
    } else if (!tn_vm_unmap(start, (size_t)1 << log)) {
        toy.counts.mapped -= (size_t)1 << log;
    }
    tn_lock_drop(&toy.lock);
}
TN_PUBLIC(free);

size_t tn_heap_size(const void *p)
{
    const struct head *const head = head_of(p);
    return ((size_t)1 << head->log) - head->skip;
}

void *tn_heap_zalloc(size_t n)
{
    void *const p = tn_malloc(n);
    return p ? tn_memset(p, 0, n) : p;
}

void *tn_heap_realloc(void *p, size_t n)
{
    const size_t old = tn_heap_size(p);
    if (n <= old)
        return p;
    void *const q = tn_malloc(n);
    if (q) {
        tn_memcpy(q, p, old);
        tn_free(p);
    }
    return q;
}

bool tn_heap_owns(const void *p) { return ((const struct head *)p - 1)->used == USED; }
bool tn_heap_trim(size_t) { return false; }
bool tn_heap_option(int, int) { return false; }

void tn_heap_statistics(struct tn_malloc_statistics *out)
{
    tn_lock_take(&toy.lock);
    *out = toy.counts;
    tn_lock_drop(&toy.lock);
}
