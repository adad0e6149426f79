// SPDX-License-Identifier: MIT
// free: onto the list of the block's page, if the calling thread owns the page. Budget: 15
// instructions on x86-64, no atomic, no call (//malloc:budget_test).
#include <stdlib.h>

#include "malloc/fast/fast.h"

void tn_free(void *p)
{
    struct segment *const s = fast_segment(p);
    if (tn_unlikely((intptr_t)s <= 0)) // a null pointer, or nothing that can be ours
        return;
    struct page *const page = fast_page(s, p);
    if (tn_unlikely(tn_load_relaxed(&page->owner) != fast_cache())) {
        tn_fast_free(p);
        return;
    }
    struct block *const b = p;
    b->next = page->free;
    page->free = b;
    if (tn_unlikely(--page->count == 0))
        tn_fast_event(p);
}
TN_PUBLIC(free);
