// SPDX-License-Identifier: MIT
// Address space for segments and for blocks with a mapping of their own.
#include "base/port/vm.h"
#include "malloc/fast/centre.h"

// Just below the last one is usually free: one system call instead of three.
struct segment *tn_segment_map(size_t size)
{
    void *p = nullptr;
    char *const lowest = tn_load_relaxed(&tn_centre.lowest);
    const size_t room = tn_align_up(size, SEGMENT);
    bool done = false;
    if ((tn_word)lowest > room) {
        p = lowest - room;
        done = tn_vm_map_at(p, size) == 0;
    }
    if (!done && tn_vm_map(size, SEGMENT, &p))
        return nullptr;
    tn_store_relaxed(&tn_centre.lowest, p);
    struct segment *const s = p;
    s->mark = SEGMENT_MARK(s);
    s->mapped = size;
    return s;
}

void tn_segment_unmap(struct segment *s)
{
    const size_t size = s->mapped;
    // The next one may take this place; a race only spoils the guess.
    if (tn_load_relaxed(&tn_centre.lowest) == (char *)s)
        tn_store_relaxed(&tn_centre.lowest, (char *)s + tn_align_up(size, SEGMENT));
    // When the system cannot (its limit on mappings), the address space is lost but the memory is
    // not.
    if (tn_vm_unmap(s, size))
        tn_vm_discard(s, size);
}
