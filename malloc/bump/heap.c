// SPDX-License-Identifier: MIT
// What the rest of the family needs of the bump backend.
#include <tenon/mem.h>

#include "malloc/bump/bump.h"

size_t tn_heap_size(const void *p) { return tn_bump_head(p)->size; }

void *tn_heap_zalloc(size_t n)
{
    bool fresh;
    void *const p = tn_bump_alloc(TN_MALLOC_ALIGN, n, &fresh);
    return p && !fresh ? tn_memset(p, 0, n) : p;
}

void *tn_heap_aligned(size_t align, size_t n)
{
    bool fresh;
    return tn_bump_alloc(align, n, &fresh);
}

void *tn_heap_realloc(void *p, size_t n)
{
    const size_t old = tn_heap_size(p);
    if (tn_bump_resize(p, n) || n <= old)
        return p;
    void *const q = tn_malloc(n);
    if (q) {
        tn_memcpy(q, p, old);
        tn_free(p);
    }
    return q;
}

bool tn_heap_owns(const void *p) { return ((const struct bump_head *)p - 1)->mark == BUMP_MARK; }

bool tn_heap_trim(size_t) { return false; }

bool tn_heap_option(int, int) { return false; }
