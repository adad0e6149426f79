// SPDX-License-Identifier: MIT
// malloc: the next block of the calling thread's active page for this size. Budget: 15 instructions
// on x86-64, no atomic, no call (checked from the disassembly by //malloc:budget_test). Everything
// else is tn_fast_alloc's business: no cache yet, size 0 or above 1024, no free block.
#include <stdlib.h>

#include "malloc/fast/fast.h"

void *tn_malloc(size_t n)
{
    struct cache *const cache = fast_cache();
    const size_t i = (n - 1) / 16; // 0 becomes huge
    if (tn_likely(cache != nullptr) && tn_likely(i < tn_countof(cache->direct))) {
        struct page *const page = cache->direct[i];
        struct block *const b = page->free;
        if (tn_likely(b != nullptr)) {
            page->free = b->next;
            page->count++;
            return b;
        }
    }
    return tn_fast_alloc(n, nullptr);
}
TN_PUBLIC(malloc);
