// SPDX-License-Identifier: MIT
// What the rest of the family needs of the hardened backend.
#include <malloc.h>
#include <tenon/mem.h>

#include "malloc/hardened/hardened.h"

size_t tn_heap_size(const void *p) { return tn_hardened_size(p); }

void *tn_heap_zalloc(size_t n) { return tn_hardened_alloc(n, TN_MALLOC_ALIGN, true); }

void *tn_heap_aligned(size_t align, size_t n) { return tn_hardened_alloc(n, align, false); }

void *tn_heap_realloc(void *p, size_t n)
{
    if (tn_hardened_resize(p, n))
        return p;
    const size_t old = tn_hardened_size(p);
    void *const q = tn_malloc(n);
    if (q) {
        tn_memcpy(q, p, tn_min(old, n));
        tn_free(p);
    }
    return q;
}

bool tn_heap_owns(const void *p)
{
    const struct run *const run = tn_table_get(p);
    return run &&
           (run->size ? (size_t)((const char *)p - run->base) % run->size == 0 : p == run->base);
}

bool tn_heap_trim(size_t) { return tn_hardened_release(); }

bool tn_heap_option(int parameter, int value)
{
    if (parameter != M_PERTURB)
        return false;
    tn_store_relaxed(&tn_hardened_erase, value == 0);
    return true;
}

void tn_heap_statistics(struct tn_malloc_statistics *out)
{
    *out = (struct tn_malloc_statistics){.mapped = tn_load_relaxed(&tn_hardened.mapped)};
    tn_lock_take(&tn_hardened.lock);
    out->large = tn_hardened.large;
    out->large_size = out->in_use = tn_hardened.large_in_use;
    tn_lock_drop(&tn_hardened.lock);
    for (unsigned class = 0; class < CLASSES; class ++) {
        struct pool *const pool = &tn_hardened.pools[class];
        tn_lock_take(&pool->lock);
        out->in_use += pool->in_use;
        tn_lock_drop(&pool->lock);
    }
}
