// SPDX-License-Identifier: MIT
// Caches between threads. A cache is never destroyed, because pages with blocks in use refer to it,
// and other threads may at any moment put such a page into its inbox; the next thread takes it over
// as it is.
#include "base/port/vm.h"
#include "base/process.h"
#include "malloc/fast/centre.h"

struct cache *tn_centre_adopt(void)
{
    tn_lock_take(&tn_centre.lock);
    struct cache *cache = tn_centre.orphans;
    bool make = false;
    if (cache) {
        tn_store_relaxed(&tn_centre.orphans, cache->next_orphan);
    } else {
        make = tn_centre.threads++ > 0;
        cache = &tn_centre.first;
    }
    tn_lock_drop(&tn_centre.lock);
    void *p;
    if (make)
        cache = tn_vm_map(tn_align_up(sizeof *cache, tn_page_size()), 1, &p) ? nullptr : p;
    return cache;
}

void tn_centre_orphan(struct cache *cache)
{
    tn_lock_take(&tn_centre.lock);
    struct cache **end = &tn_centre.orphans; // at the end: visits go round
    while (*end)
        end = &(*end)->next_orphan;
    cache->next_orphan = nullptr;
    tn_store_relaxed(end, cache); // tn_centre_visit looks without the lock
    tn_lock_drop(&tn_centre.lock);
}

struct cache *tn_centre_visit(void)
{
    if (!tn_load_relaxed(&tn_centre.orphans))
        return nullptr;
    tn_lock_take(&tn_centre.lock);
    struct cache **at = &tn_centre.orphans, *cache;
    while ((cache = *at) && !tn_load_relaxed(&cache->inbox))
        at = &cache->next_orphan;
    if (cache)
        tn_store_relaxed(at, cache->next_orphan);
    tn_lock_drop(&tn_centre.lock);
    return cache;
}
