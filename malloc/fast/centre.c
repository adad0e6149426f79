// SPDX-License-Identifier: MIT
// The centre of the fast backend: segments and their slices. (segment.c maps them, huge.c has
// blocks with a mapping of their own, orphan.c caches without a thread, report.c statistics.) One
// lock, held for tens of nanoseconds: it is taken once per page of blocks or large block, and
// dropped around system calls that take long.
//
// Memory comes back by a rule without clocks or threads: free slices that still occupy memory
// ("dirty") may amount to keep_least plus a sixteenth of what is in use; the rest is discarded at
// once. A program that takes again and again what it has just given back may keep more: when what
// was discarded is soon wanted again, four times in a row, the limit grows by KEEP_STEP, up to
// KEEP_MOST more. It falls when what was discarded is not wanted again or is more than a swing, so
// a program that frees everything is left with keep_least.
#include "malloc/fast/centre.h"

#include "base/fork_lock.h"
#include "base/port/vm.h"

constexpr size_t KEEP_LEAST = 40;                 // slices: 1.25 MiB, unless mallopt says otherwise
constexpr size_t KEEP_MOST = 208, KEEP_STEP = 52; // what it grows by
constexpr unsigned LOOK_FURTHER = 8;              // segments
// The first segment is only this long: too short for a transparent huge page, whose clearing would
// cost a small program more than all it does.
constexpr size_t FIRST_SEGMENT = 1 << 20;

struct centre tn_centre;
static size_t keep_least = KEEP_LEAST;

void tn_centre_keep(size_t slices)
{
    keep_least = slices;
    tn_centre.keep_more = 0;
}

void tn_centre_insert(struct segment *s)
{
    if (!tn_centre.all) {
        tn_centre.all = s->all_next = s->all_prev = s;
        return;
    }
    s->all_next = tn_centre.all;
    s->all_prev = tn_centre.all->all_prev;
    s->all_prev->all_next = s->all_next->all_prev = s;
}
void tn_centre_remove(struct segment *s)
{
    s->all_next->all_prev = s->all_prev;
    s->all_prev->all_next = s->all_next;
    if (tn_centre.all == s)
        tn_centre.all = s->all_next == s ? nullptr : s->all_next;
}

constexpr slice_set ALL = ~(slice_set)0, FIRST = 1;

// n slices, 1 <= n <= SLICES.
static slice_set run(unsigned from, unsigned n) { return ALL >> (SLICES - n) << from; }
static unsigned lowest(slice_set set) { return (unsigned)__builtin_ctzg(set, (int)SLICES); }
static size_t size_of(slice_set set) { return (size_t)__builtin_popcountg(set); }

static slice_set all_slices(const struct segment *s)
{
    return run(0, (unsigned)(s->mapped / SLICE));
}

static void spare_insert(struct segment *s) // at the end; slices are taken from the front
{
    if (!tn_centre.spare) {
        tn_centre.spare = s->next = s->prev = s;
        return;
    }
    s->next = tn_centre.spare;
    s->prev = tn_centre.spare->prev;
    s->prev->next = s->next->prev = s;
}
static void spare_remove(struct segment *s)
{
    s->next->prev = s->prev;
    s->prev->next = s->next;
    if (tn_centre.spare == s)
        tn_centre.spare = s->next == s ? nullptr : s->next;
}

// The runs of slices that fit: bit i for slices i … i + need - 1.
static slice_set fitting(const struct segment *s, unsigned need, size_t align, enum page_kind kind)
{
    slice_set fits = s->free;
    if (kind == PAGE_SPAN || need > 1)
        fits &= ~FIRST;                     // slice 0 is shorter
    for (unsigned have = 1; have < need;) { // bit i: slices i … i + have - 1 are free
        const unsigned more = tn_min(have, need - have);
        fits &= fits >> more;
        have += more;
    }
    if (align > SLICE) { // keep multiples of align; align <= SPAN_MAX divides SEGMENT
        slice_set multiples = 0;
        for (unsigned i = 0; i < SLICES; i += align / SLICE)
            multiples |= FIRST << i;
        fits &= multiples;
    }
    return fits;
}

static void claim(struct segment *s, unsigned from, unsigned n, bool *zero)
{
    const slice_set slices = run(from, n), warm = s->dirty & slices;
    if (s->free == all_slices(s))
        tn_centre.empty--;
    *zero = !warm;
    const size_t dirty = !warm ? 0 : warm == slices ? n : size_of(warm);
    tn_centre.dirty -= dirty;
    tn_centre.fresh += n - dirty;
    tn_centre.used += n;
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
    tn_lock_take(&tn_centre.lock);
    struct segment *s = nullptr;
    unsigned at = 0;
    // The lowest run of the first segment that has one; but rather one that has memory than touch
    // fresh memory, if it is not far away.
    struct segment *look = tn_centre.spare;
    for (unsigned steps = 0; look && (!s || (tn_centre.dirty && steps < LOOK_FURTHER));) {
        const slice_set fits = fitting(look, need, align, kind), warm = fits & look->dirty;
        if (warm || (fits && !s)) {
            s = look;
            at = lowest(warm ? warm : fits);
        }
        if (warm)
            break;
        steps += s != nullptr;
        look = look->next == tn_centre.spare ? nullptr : look->next;
    }
    if (!s) {
        const bool first = !tn_centre.all && need < FIRST_SEGMENT / SLICE && align == SLICE;
        tn_lock_drop(&tn_centre.lock);
        s = tn_segment_map(first ? FIRST_SEGMENT : SEGMENT);
        if (!s)
            return nullptr;
        for (unsigned i = 0; i < SLICES; i++)
            s->pages[i].owner = OWNER_NONE;
        s->free = all_slices(s);
        tn_lock_take(&tn_centre.lock);
        tn_centre_insert(s);
        spare_insert(s);
        tn_centre.empty++;
        at = lowest(fitting(s, need, align, kind));
    }
    claim(s, at, need, zero);
    struct page *const page = &s->pages[at];
    page->kind = kind;
    page->slices = (tn_u8)need;
    page->count = 0;
    page->hidden = 0;
    mark_bodies(page, 1, need);
    tn_lock_drop(&tn_centre.lock);
    return page;
}

// Under the lock: slices of s become free. Returns s if it is to be unmapped after the lock has
// been dropped: one empty segment is kept, so that a program at the edge of a segment does not map
// and unmap it all the time.
static struct segment *release(struct segment *s, slice_set slices)
{
    if (!s->free)
        spare_insert(s);
    s->free |= slices;
    if (s->free != all_slices(s))
        return nullptr;
    if (!tn_centre.empty) {
        tn_centre.empty++;
        return nullptr;
    }
    tn_centre.dirty -= size_of(s->dirty);
    spare_remove(s);
    tn_centre_remove(s);
    return s;
}

bool tn_centre_purge(size_t keep)
{
    bool any = false;
    while (tn_centre.dirty > keep) {
        struct segment *s = tn_centre.spare->prev;
        while (!s->dirty)
            s = s->prev;
        // Nobody can take these slices, and so nobody can unmap the segment, while the lock is not
        // held.
        const slice_set slices = s->dirty;
        if (s->free == all_slices(s))
            tn_centre.empty--;
        s->dirty = 0;
        s->free &= ~slices;
        if (!s->free)
            spare_remove(s);
        tn_centre.dirty -= size_of(slices);
        tn_lock_drop(&tn_centre.lock);
        for (slice_set left = slices; left;) {
            const unsigned from = lowest(left), n = lowest(~(left >> from));
            left &= ~run(from, n);
            const size_t skip = from ? 0 : FIRST_SLICE_START; // the header stays
            tn_vm_discard((char *)s + from * SLICE + skip, n * SLICE - skip);
        }
        any = true;
        tn_lock_take(&tn_centre.lock);
        struct segment *const gone = release(s, slices);
        if (gone) {
            tn_lock_drop(&tn_centre.lock);
            tn_segment_unmap(gone);
            tn_lock_take(&tn_centre.lock);
        }
    }
    return any;
}

static size_t allowed(void) { return keep_least + tn_centre.keep_more + tn_centre.used / 16; }

// Under the lock, which it may drop and take again: more slices are dirty than are allowed.
static void purge_some(void)
{
    struct centre *const c = &tn_centre;
    if (c->fresh > c->discarded / 8) { // something was taken since the last series of purges
        const bool regretted = c->discarded && c->fresh >= c->discarded / 2;
        c->regrets = regretted ? c->regrets + 1 : 0;
        if (!regretted) {
            c->keep_more /= 2;
        } else if (c->regrets == 4) {
            c->keep_more = tn_min(c->keep_more + KEEP_STEP, KEEP_MOST);
            c->regrets = 0;
        }
        c->fresh = c->discarded = 0;
    } else if (c->discarded > KEEP_MOST) { // no swing but a tide going out
        c->keep_more = 0;
    }
    const size_t before = c->dirty;
    if (before > allowed()) {
        tn_centre_purge(allowed() / 4 * 3);
        c->discarded += before - tn_min(before, c->dirty);
    }
}

// Under the lock, which it drops: slices that were in use become free, the first `touched` of them
// dirty.
static void give_and_drop(struct segment *s, unsigned from, unsigned n, unsigned touched)
{
    const slice_set slices = run(from, n);
    tn_centre.used -= n;
    tn_centre.dirty += touched;
    s->dirty |= run(from, touched);
    struct segment *const gone = release(s, slices);
    if (tn_unlikely(tn_centre.dirty > allowed()))
        purge_some();
    tn_lock_drop(&tn_centre.lock);
    if (gone)
        tn_segment_unmap(gone);
}

void tn_centre_give(struct page *page)
{
    struct segment *const s = fast_segment_of_page(page);
    tn_lock_take(&tn_centre.lock);
    const unsigned slices = page->slices;
    unsigned touched = slices;
    if (page->kind == PAGE_HEAD && page->fresh) { // only what has been carved has memory
        const size_t start = (size_t)(fast_page_start(page) - (char *)s) % SLICE;
        const size_t end = start + page->carved * tn_class_size(page->class);
        touched = (unsigned)((end + SLICE - 1) / SLICE);
    }
    for (unsigned i = 0; i < slices; i++)
        page[i].kind = PAGE_FREE;
    tn_store_relaxed(&page->owner, OWNER_NONE);
    give_and_drop(s, (unsigned)(page - s->pages), slices, touched);
}

bool tn_centre_resize(struct page *page, unsigned slices)
{
    struct segment *const s = fast_segment_of_page(page);
    const unsigned first = (unsigned)(page - s->pages);
    const unsigned old = page->slices;
    if (slices == old)
        return true;
    tn_lock_take(&tn_centre.lock);
    if (slices < old) {
        for (unsigned i = slices; i < old; i++)
            page[i].kind = PAGE_FREE;
        page->slices = (tn_u8)slices;
        give_and_drop(s, first + slices, old - slices, old - slices);
        return true;
    }
    bool zero;
    const bool room = first + slices <= SLICES && !(run(first + old, slices - old) & ~s->free);
    if (room) {
        claim(s, first + old, slices - old, &zero);
        mark_bodies(page, old, slices);
        page->slices = (tn_u8)slices;
    }
    tn_lock_drop(&tn_centre.lock);
    return room;
}

// The child of fork has the parent's segments and, of its caches, that of the thread which forked;
// pages of other threads stay as they were, and what is freed in them waits for an owner that does
// not exist.
TN_FORK_LOCK(90, tn_centre.lock);
