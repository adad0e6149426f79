// SPDX-License-Identifier: MIT
// Questions to the centre: statistics, whose memory a pointer is, and malloc_trim.
#include <malloc.h>

#include "malloc/fast/centre.h"

bool tn_heap_trim(size_t keep)
{
    tn_fast_tidy();
    tn_lock_take(&tn_centre.lock);
    const bool any = tn_centre_purge(keep / SLICE);
    tn_lock_drop(&tn_centre.lock);
    return any;
}

static bool is_block(struct segment *s, const char *p)
{
    const struct page *page = fast_page(s, p);
    if (page->kind == PAGE_BODY)
        page -= page->back;
    switch (tn_load_relaxed(&page->kind)) {
    case PAGE_HEAD: {
        const char *const start = fast_page_start(page);
        return p >= start && (size_t)(p - start) % tn_class_size(page->class) == 0;
    }
    case PAGE_SPAN:
        return p == fast_page_start(page);
    case PAGE_HUGE:
        return p == (char *)page->free;
    default:
        return false;
    }
}

bool tn_heap_option(int parameter, int value)
{
    if (parameter != M_TRIM_THRESHOLD || value < 0)
        return false;
    tn_lock_take(&tn_centre.lock);
    tn_centre_keep((size_t)value / SLICE);
    tn_lock_drop(&tn_centre.lock);
    return true;
}

bool tn_heap_owns(const void *p)
{
    struct segment *const wanted = fast_segment(p);
    tn_lock_take(&tn_centre.lock);
    struct segment *s = tn_centre.all;
    bool found = false;
    if (s) {
        do {
            found = s == wanted && is_block(s, p);
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
                const enum page_kind kind = tn_load_relaxed(&page->kind);
                if (kind == PAGE_HEAD) { // its owner may be counting at this moment
                    const size_t size = tn_class_size(page->class);
                    const size_t used =
                        tn_load_relaxed(&page->count) + (size_t)tn_load_relaxed(&page->hidden);
                    out->in_use += used * size;
                    out->cached += (tn_load_relaxed(&page->carved) - used) * size;
                } else if (kind == PAGE_SPAN) {
                    out->in_use += page->slices * SLICE;
                } else if (kind == PAGE_KEPT) {
                    out->cached += page->slices * SLICE;
                } else if (kind == PAGE_HUGE) {
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
