// SPDX-License-Identifier: MIT
// Blocks with a mapping of their own: a segment header, then the block.
#include "base/port/vm.h"
#include "base/process.h"
#include "malloc/fast/centre.h"

// Where a huge block begins: behind the header, at a multiple of align, and where fast_segment and
// fast_page still lead to page 0: in the first slice, or exactly at the end of the first SEGMENT
// bytes.
static size_t huge_start(size_t align)
{
    if (align <= HUGE_START)
        return HUGE_START;
    return align < SLICE ? align : SEGMENT;
}

void *tn_centre_map(size_t n, size_t align)
{
    const size_t start = huge_start(align);
    size_t size;
    if (tn_add_overflow(n, start + tn_page_size() - 1, &size))
        return nullptr;
    size = tn_align_down(size, tn_page_size());
    struct segment *s;
    if (align <= SEGMENT) {
        s = tn_segment_map(size);
        if (!s)
            return nullptr;
    } else {
        size_t room;
        void *p;
        if (tn_add_overflow(size, align, &room) || tn_vm_map(room, SEGMENT, &p))
            return nullptr;
        s = (struct segment *)(tn_align_up((tn_word)p + SEGMENT, align) - SEGMENT);
        const size_t before = (size_t)((char *)s - (char *)p);
        if (before)
            tn_vm_unmap(p, before);
        if (room - size - before)
            tn_vm_unmap((char *)s + size, room - size - before);
        s->mark = SEGMENT_MARK(s);
        s->mapped = size;
    }
    s->pages[0].kind = PAGE_HUGE;
    s->pages[0].owner = OWNER_NONE;
    s->pages[0].free = (struct block *)((char *)s + start);
    tn_lock_take(&tn_centre.lock);
    tn_centre_insert(s);
    tn_lock_drop(&tn_centre.lock);
    return s->pages[0].free;
}

void tn_centre_unmap(struct segment *s)
{
    tn_lock_take(&tn_centre.lock);
    tn_centre_remove(s);
    tn_lock_drop(&tn_centre.lock);
    s->mark = 0;
    tn_segment_unmap(s);
}

void *tn_centre_remap(struct segment *s, size_t n)
{
    if (s->pages[0].free != (struct block *)((char *)s + HUGE_START))
        return nullptr;
    const size_t old = s->mapped;
    size_t size;
    if (tn_add_overflow(n, HUGE_START + tn_page_size() - 1, &size))
        return nullptr;
    size = tn_align_down(size, tn_page_size());
    struct segment *to = s;
    if (size != old && tn_vm_resize(s, old, size)) {
        to = tn_segment_map(size);
        if (!to)
            return nullptr;
        tn_lock_take(&tn_centre.lock);
        tn_centre_remove(s);
        tn_lock_drop(&tn_centre.lock);
        const bool moved = tn_vm_move(s, old, to, size) == 0;
        // A failed move may have removed its target, where others may have mapped something since:
        // it is left alone.
        to = moved ? to : s;
        tn_lock_take(&tn_centre.lock);
        tn_centre_insert(to);
        tn_lock_drop(&tn_centre.lock);
        if (!moved)
            return nullptr;
        to->mark = SEGMENT_MARK(to);
        to->pages[0].free = (struct block *)((char *)to + HUGE_START);
    }
    tn_store_relaxed(&to->mapped, size);
    return to->pages[0].free;
}
