// SPDX-License-Identifier: MIT
// What the rest of the family needs of the fast backend: zeroed, aligned and resized blocks, and
// their sizes.
#include <string.h>
#include <tenon/mem.h>

#include "malloc/fast/fast.h"

constexpr size_t GROWING = 256 << 10;

static size_t size_of(const struct page *page)
{
    if (page->kind == PAGE_HEAD)
        return tn_class_size(page->class);
    return page->kind == PAGE_SPAN ? page->slices * SLICE : fast_huge_size(page);
}

size_t tn_heap_size(const void *p) { return size_of(tn_fast_head(p)); }

void *tn_heap_zalloc(size_t n)
{
    if (n <= DIRECT_MAX) {
        void *const p = tn_malloc(n);
        return p ? tn_memset(p, 0, n) : nullptr;
    }
    bool zero;
    void *const p = tn_fast_alloc(n, &zero);
    return p && !zero ? tn_memset(p, 0, n) : p;
}

void *tn_heap_aligned(size_t align, size_t n)
{
    // Blocks lie at multiples of their size from a multiple of the largest power of two in any size
    // of one slice, so a class whose size is a multiple of align will do; the next power of two
    // always is one.
    if (n <= BLOCK_MAX && align <= BLOCK_MAX) {
        unsigned class = tn_size_class(tn_max(n, align));
        while (tn_class_size(class) % align)
            class ++;
        return tn_fast_alloc_class(class, align, nullptr);
    }
    return tn_fast_alloc_span(n, align, nullptr);
}

void *tn_heap_realloc(void *p, size_t n)
{
    struct page *const page = tn_fast_head(p);
    const size_t old = size_of(page);
    if (n <= old && (n >= old / 2 || old <= 128) && page->kind != PAGE_HUGE)
        return p;
    if (page->kind == PAGE_SPAN && n > BLOCK_MAX && n <= SPAN_MAX &&
        tn_centre_resize(page, (unsigned)((n + SLICE - 1) / SLICE)))
        return p;
    if (page->kind == PAGE_HUGE && n > GROWING) {
        void *const q = tn_centre_remap(fast_segment_of_page(page), n);
        if (q)
            return q;
    }
    // What has grown to this size may go on growing: from a mapping of its own the kernel moves it
    // without copying.
    void *const q = n > old && n > GROWING ? tn_fast_alloc_mapped(n) : tn_malloc(n);
    if (!q)
        return n <= old ? p : nullptr;
    tn_memcpy(q, p, tn_min(old, n));
    tn_free(p);
    return q;
}
