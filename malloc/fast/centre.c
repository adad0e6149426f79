// SPDX-License-Identifier: MIT
// The centre of the fast backend: segments and their slices, blocks with a mapping of their own, caches without a thread.
// One lock, held for tens of nanoseconds: it is taken once per page of blocks or large block, and dropped around system
// calls that take long.
//
// Memory comes back by a rule without clocks or threads: free slices that still occupy memory ("dirty") may amount to
// DIRTY_FLOOR plus an eighth of what is in use; the rest is discarded at once. So a program that frees everything is left with
// DIRTY_FLOOR, and a loop that takes and gives a part of a large heap makes no system calls.
#include "base/bits.h"
#include "base/fork_lock.h"
#include "base/port/vm.h"
#include "malloc/fast/fast.h"

constexpr size_t DIRTY_FLOOR = 32;  // slices: 2 MiB
// The first segment is only this long: too short for a transparent huge page, whose clearing would cost a small program
// more than all it does.
constexpr size_t FIRST_SEGMENT = 1 << 20;

static struct {
    tn_lock lock;
    struct segment *spare;  // ring of segments with free slices
    struct segment *all;    // ring of all segments
    struct cache *orphans;
    char *lowest;           // the last place where the system gave us address space: the next may lie below
    size_t used, dirty;     // slices
    size_t empty;           // segments of which no slice is in use
    size_t threads;         // caches ever made
    struct cache first;     // most processes have one thread; it needs no mapping for its cache
} centre;

static tn_u64 all_slices(const struct segment *s)
{
    const size_t n = s->mapped / SLICE;
    return n < 64 ? ((tn_u64)1 << n) - 1 : ~(tn_u64)0;
}
static tn_u64 run(unsigned from, unsigned n) { return (~(tn_u64)0 >> (64 - n)) << from; }

static void spare_insert(struct segment *s)  // at the end; slices are taken from the front
{
    if (!centre.spare) {
        centre.spare = s->next = s->prev = s;
        return;
    }
    s->next = centre.spare;
    s->prev = centre.spare->prev;
    s->prev->next = s->next->prev = s;
}
static void spare_remove(struct segment *s)
{
    s->next->prev = s->prev;
    s->prev->next = s->next;
    if (centre.spare == s)
        centre.spare = s->next == s ? nullptr : s->next;
}
static void all_insert(struct segment *s)
{
    if (!centre.all) {
        centre.all = s->all_next = s->all_prev = s;
        return;
    }
    s->all_next = centre.all;
    s->all_prev = centre.all->all_prev;
    s->all_prev->all_next = s->all_next->all_prev = s;
}
static void all_remove(struct segment *s)
{
    s->all_next->all_prev = s->all_prev;
    s->all_prev->all_next = s->all_next;
    if (centre.all == s)
        centre.all = s->all_next == s ? nullptr : s->all_next;
}

// Address space of `size` bytes at a multiple of SEGMENT. Just below the last one is usually free: one system call instead
// of three.
static struct segment *map_segment(size_t size)
{
    void *p = nullptr;
    char *const lowest = tn_load_relaxed(&centre.lowest);
    const size_t room = tn_align_up(size, SEGMENT);
    bool done = false;
    if ((tn_word)lowest > room) {
        p = lowest - room;
        done = tn_vm_map_at(p, size) == 0;
    }
    if (!done && tn_vm_map(size, SEGMENT, &p))
        return nullptr;
    tn_store_relaxed(&centre.lowest, p);
    struct segment *const s = p;
    s->mark = SEGMENT_MARK(s);
    s->mapped = size;
    return s;
}

// The lowest run of slices that fits, or 64.
static unsigned find(const struct segment *s, unsigned need, size_t align, enum page_kind kind)
{
    tn_u64 fits = s->free;
    if (kind == PAGE_SPAN || need > 1)
        fits &= ~(tn_u64)1;  // slice 0 is shorter
    for (unsigned have = 1; have < need;) {  // bit i: slices i … i + have - 1 are free
        const unsigned more = tn_min(have, need - have);
        fits &= fits >> more;
        have += more;
    }
    if (align > SLICE) {  // keep multiples of align; align <= SPAN_MAX divides SEGMENT
        tn_u64 multiples = 0;
        for (unsigned i = 0; i < SLICES; i += align / SLICE)
            multiples |= (tn_u64)1 << i;
        fits &= multiples;
    }
    return fits ? (unsigned)tn_ctz64(fits) : 64;
}

static void claim(struct segment *s, tn_u64 slices, bool *zero)
{
    if (s->free == all_slices(s))
        centre.empty--;
    *zero = !(s->dirty & slices);
    centre.dirty -= (size_t)__builtin_popcountll(s->dirty & slices);
    centre.used += (size_t)__builtin_popcountll(slices);
    s->dirty &= ~slices;
    s->free &= ~slices;
    if (!s->free)
        spare_remove(s);
}

static void mark_bodies(struct page *first, unsigned from, unsigned to)
{
    for (unsigned i = from; i < to; i++) {
        first[i].kind = PAGE_BODY;
        first[i].back = (tn_u8)i;
    }
}

struct page *tn_centre_take(unsigned need, size_t align, enum page_kind kind, bool *zero)
{
    tn_lock_take(&centre.lock);
    struct segment *s = centre.spare;
    unsigned at = 64;
    if (s) {
        do {
            at = find(s, need, align, kind);
            if (at < 64)
                break;
            s = s->next;
        } while (s != centre.spare);
    }
    if (at == 64) {
        const bool first = !centre.all && need < FIRST_SEGMENT / SLICE && align == SLICE;
        tn_lock_drop(&centre.lock);
        s = map_segment(first ? FIRST_SEGMENT : SEGMENT);
        if (!s)
            return nullptr;
        for (unsigned i = 0; i < SLICES; i++)
            s->pages[i].owner = OWNER_NONE;
        s->free = all_slices(s);
        tn_lock_take(&centre.lock);
        all_insert(s);
        spare_insert(s);
        centre.empty++;
        at = find(s, need, align, kind);
    }
    claim(s, run(at, need), zero);
    struct page *const page = &s->pages[at];
    page->kind = kind;
    page->slices = (tn_u8)need;
    page->count = 0;
    page->hidden = 0;
    mark_bodies(page, 1, need);
    tn_lock_drop(&centre.lock);
    return page;
}

// Under the lock: slices of s become free. Returns s if it is to be unmapped after the lock has been dropped: one empty
// segment is kept, so that a program at the edge of a segment does not map and unmap it all the time.
static struct segment *release(struct segment *s, tn_u64 slices)
{
    if (!s->free)
        spare_insert(s);
    s->free |= slices;
    if (s->free != all_slices(s))
        return nullptr;
    if (!centre.empty) {
        centre.empty++;
        return nullptr;
    }
    centre.dirty -= (size_t)__builtin_popcountll(s->dirty);
    spare_remove(s);
    all_remove(s);
    return s;
}

static void unmap(struct segment *s)
{
    // When the system cannot (its limit on mappings), the address space is lost but the memory is not.
    if (tn_vm_unmap(s, s->mapped))
        tn_vm_discard(s, s->mapped);
}

// Under the lock, which it drops and takes again: discards dirty slices until at most `keep` are left, those of the
// segments first that are used last. Returns whether there were any.
static bool purge(size_t keep)
{
    bool any = false;
    while (centre.dirty > keep) {
        struct segment *s = centre.spare->prev;
        while (!s->dirty)
            s = s->prev;
        // Nobody can take these slices, and so nobody can unmap the segment, while the lock is not held.
        const tn_u64 slices = s->dirty;
        if (s->free == all_slices(s))
            centre.empty--;
        s->dirty = 0;
        s->free &= ~slices;
        if (!s->free)
            spare_remove(s);
        centre.dirty -= (size_t)__builtin_popcountll(slices);
        tn_lock_drop(&centre.lock);
        for (tn_u64 left = slices; left;) {
            const unsigned from = (unsigned)tn_ctz64(left);
            const tn_u64 gap = ~(left >> from);
            const unsigned n = gap ? (unsigned)tn_ctz64(gap) : 64;
            left &= ~run(from, n);
            const size_t skip = from ? 0 : FIRST_SLICE_START;  // the header stays
            tn_vm_discard((char *)s + from * SLICE + skip, n * SLICE - skip);
        }
        any = true;
        tn_lock_take(&centre.lock);
        struct segment *const gone = release(s, slices);
        if (gone) {
            tn_lock_drop(&centre.lock);
            unmap(gone);
            tn_lock_take(&centre.lock);
        }
    }
    return any;
}

// Under the lock, which it drops: slices that were in use become free and dirty.
static void give_and_drop(struct segment *s, tn_u64 slices)
{
    const size_t n = (size_t)__builtin_popcountll(slices);
    centre.used -= n;
    centre.dirty += n;
    s->dirty |= slices;
    struct segment *const gone = release(s, slices);
    const size_t allowed = DIRTY_FLOOR + centre.used / 8;
    if (tn_unlikely(centre.dirty > allowed))
        purge(allowed - allowed / 4);
    tn_lock_drop(&centre.lock);
    if (gone)
        unmap(gone);
}

void tn_centre_give(struct page *page)
{
    struct segment *const s = fast_segment_of_page(page);
    tn_lock_take(&centre.lock);
    const unsigned slices = page->slices;
    for (unsigned i = 0; i < slices; i++)
        page[i].kind = PAGE_FREE;
    tn_store_relaxed(&page->owner, OWNER_NONE);
    give_and_drop(s, run((unsigned)(page - s->pages), slices));
}

bool tn_centre_resize(struct page *page, unsigned slices)
{
    struct segment *const s = fast_segment_of_page(page);
    const unsigned first = (unsigned)(page - s->pages);
    const unsigned old = page->slices;
    if (slices == old)
        return true;
    tn_lock_take(&centre.lock);
    if (slices < old) {
        for (unsigned i = slices; i < old; i++)
            page[i].kind = PAGE_FREE;
        page->slices = (tn_u8)slices;
        give_and_drop(s, run(first + slices, old - slices));
        return true;
    }
    bool zero;
    const bool room = first + slices <= SLICES && !(run(first + old, slices - old) & ~s->free);
    if (room) {
        claim(s, run(first + old, slices - old), &zero);
        mark_bodies(page, old, slices);
        page->slices = (tn_u8)slices;
    }
    tn_lock_drop(&centre.lock);
    return room;
}

// Where a huge block begins: behind the header, at a multiple of align, and where fast_segment and fast_page still lead to
// page 0: in the first slice, or exactly at the end of the first SEGMENT bytes.
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
        s = map_segment(size);
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
    tn_lock_take(&centre.lock);
    all_insert(s);
    tn_lock_drop(&centre.lock);
    return s->pages[0].free;
}

void tn_centre_unmap(struct segment *s)
{
    tn_lock_take(&centre.lock);
    all_remove(s);
    tn_lock_drop(&centre.lock);
    s->mark = 0;
    unmap(s);
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
        to = map_segment(size);
        if (!to)
            return nullptr;
        tn_lock_take(&centre.lock);
        all_remove(s);
        tn_lock_drop(&centre.lock);
        const bool moved = tn_vm_move(s, old, to, size) == 0;
        // A failed move may have removed its target, where others may have mapped something since: it is left alone.
        to = moved ? to : s;
        tn_lock_take(&centre.lock);
        all_insert(to);
        tn_lock_drop(&centre.lock);
        if (!moved)
            return nullptr;
        to->mark = SEGMENT_MARK(to);
        to->pages[0].free = (struct block *)((char *)to + HUGE_START);
    }
    tn_store_relaxed(&to->mapped, size);
    return to->pages[0].free;
}

struct cache *tn_centre_adopt(void)
{
    tn_lock_take(&centre.lock);
    struct cache *cache = centre.orphans;
    bool make = false;
    if (cache) {
        centre.orphans = cache->next_orphan;
    } else {
        make = centre.threads++ > 0;
        cache = &centre.first;
    }
    tn_lock_drop(&centre.lock);
    void *p;
    if (make)
        cache = tn_vm_map(tn_align_up(sizeof *cache, tn_page_size()), 1, &p) ? nullptr : p;
    return cache;
}

void tn_centre_orphan(struct cache *cache)
{
    tn_lock_take(&centre.lock);
    struct cache **end = &centre.orphans;  // at the end: visits go round
    while (*end)
        end = &(*end)->next_orphan;
    cache->next_orphan = nullptr;
    *end = cache;
    tn_lock_drop(&centre.lock);
}

struct cache *tn_centre_visit(void)
{
    if (!tn_load_relaxed(&centre.orphans))
        return nullptr;
    tn_lock_take(&centre.lock);
    struct cache **at = &centre.orphans, *cache;
    while ((cache = *at) && !tn_load_relaxed(&cache->inbox))
        at = &cache->next_orphan;
    if (cache)
        *at = cache->next_orphan;
    tn_lock_drop(&centre.lock);
    return cache;
}

bool tn_heap_trim(size_t keep)
{
    tn_fast_tidy();
    tn_lock_take(&centre.lock);
    const bool any = purge(keep / SLICE);
    tn_lock_drop(&centre.lock);
    return any;
}

bool tn_heap_owns(const void *p)
{
    const struct segment *const wanted = fast_segment(p);
    tn_lock_take(&centre.lock);
    const struct segment *s = centre.all;
    bool found = false;
    if (s) {
        do {
            found = s == wanted;
            s = s->all_next;
        } while (!found && s != centre.all);
    }
    tn_lock_drop(&centre.lock);
    return found;
}

void tn_heap_statistics(struct tn_malloc_statistics *out)
{
    *out = (struct tn_malloc_statistics){};
    tn_lock_take(&centre.lock);
    out->cached = centre.dirty * SLICE;
    out->threads = centre.threads;
    struct segment *s = centre.all;
    if (s) {
        do {
            out->mapped += s->mapped;
            const unsigned n = s->pages[0].kind == PAGE_HUGE ? 1 : (unsigned)(s->mapped / SLICE);
            for (unsigned i = 0; i < n; i++) {
                struct page *const page = &s->pages[i];
                if (page->kind == PAGE_HEAD) {  // its owner may be counting at this moment
                    const size_t size = fast_class_size(page->class);
                    const size_t used = tn_load_relaxed(&page->count) + (size_t)tn_load_relaxed(&page->hidden);
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
        } while (s != centre.all);
    }
    tn_lock_drop(&centre.lock);
}

// The child of fork has the parent's segments and, of its caches, that of the thread which forked; pages of other threads
// stay as they were, and what is freed in them waits for an owner that does not exist.
TN_FORK_LOCK(90, centre.lock);
