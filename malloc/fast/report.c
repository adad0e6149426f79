// SPDX-License-Identifier: MIT
// Questions to the centre: statistics, whose memory a pointer is, and malloc_trim.
#include "malloc/fast/centre.h"

bool tn_heap_trim(size_t keep)
{
    tn_fast_tidy();
    tn_lock_take(&tn_centre.lock);
    const bool any = tn_centre_purge(keep / SLICE);
    tn_lock_drop(&tn_centre.lock);
    return any;
}

bool tn_heap_owns(const void *p)
{
    const struct segment *const wanted = fast_segment(p);
    tn_lock_take(&tn_centre.lock);
    const struct segment *s = tn_centre.all;
    bool found = false;
    if (s) {
        do {
            found = s == wanted;
            s = s->all_next;
        } while (!found && s != tn_centre.all);
    }
    tn_lock_drop(&tn_centre.lock);
    return found;
}

void tn_heap_statistics(struct tn_malloc_statistics *out)
{
    *out = (struct tn_malloc_statistics){};
    tn_lock_take(&tn_centre.lock);
    out->cached = tn_centre.dirty * SLICE;
    out->threads = tn_centre.threads;
    struct segment *s = tn_centre.all;
    if (s) {
        do {
            out->mapped += s->mapped;
            const unsigned n = s->pages[0].kind == PAGE_HUGE ? 1 : (unsigned)(s->mapped / SLICE);
            for (unsigned i = 0; i < n; i++) {
                struct page *const page = &s->pages[i];
                if (page->kind == PAGE_HEAD) { // its owner may be counting at this moment
                    const size_t size = fast_class_size(page->class);
                    const size_t used =
                        tn_load_relaxed(&page->count) + (size_t)tn_load_relaxed(&page->hidden);
                    out->in_use += used * size;
                    out->cached += (tn_load_relaxed(&page->carved) - used) * size;
                } else if (page->kind == PAGE_SPAN) {
                    out->in_use += page->slices * SLICE;
                } else if (page->kind == PAGE_HUGE) {
                    out->large++;
                    out->large_size += fast_huge_size(page);
                    out->in_use += fast_huge_size(page);
                }
            }
            s = s->all_next;
        } while (s != tn_centre.all);
    }
    tn_lock_drop(&tn_centre.lock);
}
