// SPDX-License-Identifier: MIT
// The slow halves of malloc and free, and the life of a cache: finding a page with free blocks,
// carving blocks from fresh memory, taking in what other threads freed, changes of a page's state,
// thread start and exit. One thread runs this code on one cache at a time: the cache's thread or,
// when that has ended, whoever tn_centre_visit lent the cache to.
//
// States of a page of blocks, see struct page for `count` and `hidden`:
//   active   cache->active[class]: count = used + bias, hidden = -bias; bias is 1 for small blocks
//   ready    in the ring cache->ready[class]: count = used, hidden = 0, and some block is free or
//            not yet carved
//   full     nowhere: count = share, hidden = used - share; the event after `share` frees makes it
//            ready
#include "base/errno.h"
#include "base/hooks.h"
#include "base/port/abort.h"
#include "base/port/tls.h"
#include "malloc/fast/fast.h"

// What direct[] points at where no page is active: it has no free block and is never written.
static const struct page no_page;

constexpr size_t CARVE = 4096;         // bytes of fresh memory touched at a time
constexpr size_t IDLE_MAX = 128 << 10; // bytes of large blocks' active pages that stay empty
constexpr unsigned BLOCKS_LEAST = 4;   // in a page; half of it in slice 0
// deactivate needs two, so that a full page has something hidden.
static_assert((SLICE - FIRST_SLICE_START) / (SLICE / BLOCKS_LEAST) >= 2);
constexpr size_t KEPT_MAX = 512 << 10; // bytes of a span that a cache keeps
constexpr unsigned NEIGHBOURS = 3;     // classes whose free blocks serve for a smaller size

static void *no_memory(void)
{
    errno = ENOMEM;
    return nullptr;
}

[[noreturn]] TN_COLD static void invalid(void)
{
    tn_die("malloc: free of an invalid pointer or a freed block");
}

static void set_active(struct cache *cache, unsigned class, struct page *page)
{
    cache->active[class] = page;
    const size_t size = tn_class_size(class);
    if (size <= DIRECT_MAX)
        for (size_t i = class ? tn_class_size(class - 1) / 16 : 0; i < size / 16; i++)
            cache->direct[i] = page ? page : (struct page *)&no_page;
}

static void ring_push(struct cache *cache,
                      struct page *page) // at the end: pages fill with free blocks while they wait
{
    struct page **const head = &cache->ready[page->class];
    if (!*head) {
        *head = page->next = page->prev = page;
        return;
    }
    page->next = *head;
    page->prev = (*head)->prev;
    page->prev->next = page->next->prev = page;
}

static void ring_remove(struct cache *cache, struct page *page)
{
    struct page **const head = &cache->ready[page->class];
    if (page->next == page) {
        *head = nullptr;
        return;
    }
    page->next->prev = page->prev;
    page->prev->next = page->next;
    if (*head == page)
        *head = page->next;
}

// What count exceeds the blocks in use by while the page is active: see struct page.
static unsigned bias(unsigned class) { return class < FINE_CLASS; }

// Memory that the page occupies at most.
static size_t touched(const struct page *page)
{
    return page->fresh ? page->carved * tn_class_size(page->class) : page->slices * SLICE;
}

// The active page of a class stops being that.
static void deactivate(struct cache *cache, unsigned class)
{
    struct page *const page = cache->active[class];
    const tn_u32 used = page->count - bias(class);
    set_active(cache, class, nullptr);
    page->count = used;
    page->hidden = 0;
    if (!used) {
        if (!bias(class))
            cache->idle -= touched(page);
        tn_centre_give(page);
    } else if (page->free || page->carved < page->blocks) {
        ring_push(cache, page);
    } else {
        page->count = tn_max(1u, page->blocks / 16u);
        page->hidden = (tn_s32)(used - page->count);
    }
}

// An active page of large blocks has become empty. It stays, because the next block may come from
// it, until such pages together hold too much.
static void rest(struct cache *cache, const struct page *page)
{
    cache->idle += touched(page);
    if (tn_likely(cache->idle <= IDLE_MAX))
        return;
    for (unsigned class = FINE_CLASS; class < CLASSES; class ++) {
        const struct page *const other = cache->active[class];
        if (other && other != page && !other->count)
            deactivate(cache, class);
    }
}

// n blocks have been put on the free list that count does not know of yet.
static void freed(struct cache *cache, struct page *page, tn_u32 n)
{
    if (tn_likely(page->count > n)) {
        page->count -= n;
        return;
    }
    const tn_u32 used = page->count + (tn_u32)page->hidden - n;
    if (page == cache->active[page->class]) { // of large blocks, and empty
        page->count = 0;
        rest(cache, page);
        return;
    }
    if (page->hidden)
        ring_push(cache, page); // it was full
    page->hidden = 0;
    page->count = used;
    if (!used) {
        ring_remove(cache, page);
        tn_centre_give(page);
    }
}

static void collect(struct cache *cache)
{
    // Acquire pairs with the release of who pushed: the page's inbox_next and the blocks' links are
    // visible.
    struct page *page = tn_swap_acquire(&cache->inbox, nullptr);
    while (page) {
        struct page *const next = page->inbox_next;
        // From here on another thread may put the page into the inbox again: release, so that it
        // does so after we have read inbox_next.
        struct block *const first = tn_swap_acq_rel(&page->remote, nullptr);
        struct block *last = first;
        tn_u32 n = 1;
        for (; last->next; last = last->next)
            if (++n > page->blocks)
                invalid(); // a block freed twice makes the list a cycle
        last->next = page->free;
        page->free = first;
        freed(cache, page, n);
        page = next;
    }
}

// The page is active, and a block of it will be in use.
static void take(struct cache *cache, struct page *page)
{
    if (!page->count++)
        cache->idle -= touched(page);
}

static void *pop(struct cache *cache, struct page *page)
{
    struct block *const b = page->free;
    page->free = b->next;
    take(cache, page);
    return b;
}

// A block from memory never used in this page, and some more onto its free list, which is empty.
static void *carve(struct cache *cache, struct page *page)
{
    take(cache, page);
    const size_t size = tn_class_size(page->class);
    const unsigned left = page->blocks - page->carved;
    const unsigned n = (unsigned)tn_min(tn_max(CARVE / size, (size_t)1), (size_t)left);
    char *const first = fast_page_start(page) + page->carved * size;
    struct block *list = nullptr;
    for (unsigned i = n - 1; i > 0; i--) { // ascending addresses on the list
        struct block *const b = (struct block *)(first + i * size);
        b->next = list;
        list = b;
    }
    page->free = list;
    page->carved += n;
    return first;
}

// A program that frees a large block and takes another of its size gets the same without asking the
// centre; before the cache asks for anything else it gives it back, so that memory is not wanting.
static void unkeep(struct cache *cache)
{
    struct page *const page = cache->kept;
    if (page) {
        cache->kept = nullptr;
        tn_centre_give(page);
    }
}

[[gnu::noinline]] static void free_span(struct cache *cache, struct page *page)
{
    if (!cache || page->slices > KEPT_MAX / SLICE) {
        tn_centre_give(page);
        return;
    }
    unkeep(cache);
    tn_store_relaxed(&page->kind, PAGE_KEPT);
    cache->kept = page;
}

static struct page *new_page(struct cache *cache, unsigned class)
{
    unkeep(cache);
    // A good moment for others' debts: we are about to take memory that may be lying in a dead
    // thread's cache.
    struct cache *const orphan = tn_centre_visit();
    if (orphan) {
        collect(orphan);
        tn_centre_orphan(orphan);
    }
    const size_t size = tn_class_size(class);
    const unsigned slices = (unsigned)((size * BLOCKS_LEAST + SLICE - 1) / SLICE);
    bool zero;
    struct page *const page = tn_centre_take(slices, SLICE, PAGE_HEAD, &zero);
    if (!page)
        return nullptr;
    const char *const end = (char *)fast_segment_of_page(page) +
                            (page - fast_segment_of_page(page)->pages + slices) * SLICE;
    page->free = nullptr;
    page->carved = 0;
    page->blocks = (tn_u16)((size_t)(end - fast_page_start(page)) / size);
    page->class = (tn_u8) class;
    page->fresh = zero;
    page->count = 0;
    page->hidden = 0;
    tn_store_relaxed(&page->owner, cache);
    return page;
}

// A rare size is not worth a page of its own while a block up to three classes larger, by 3/17 at
// most, lies free where others of its class are taken. For sizes beyond direct[] only, which come
// this way anyhow.
static struct page *neighbour(struct cache *cache, unsigned class, size_t align)
{
    if (class < FINE_CLASS)
        return nullptr;
    const unsigned end = tn_min(class + NEIGHBOURS + 1, CLASSES);
    for (unsigned c = class + 1; c < end; c++) {
        struct page *const page = cache->active[c];
        if (page && page->free && tn_class_size(c) % align == 0)
            return page;
    }
    return nullptr;
}

static struct cache *attach(void)
{
    struct cache *const cache = tn_centre_adopt();
    if (!cache)
        return nullptr;
    if (!cache->direct[0])
        for (size_t i = 0; i < tn_countof(cache->direct); i++)
            cache->direct[i] = (struct page *)&no_page;
    tn_self()->malloc_cache = cache;
    tn_tls_attach();
    return cache;
}

void *tn_fast_alloc_class(unsigned class, size_t align, bool *zero)
{
    if (zero)
        *zero = false;
    struct cache *cache = fast_cache();
    if (!cache && !(cache = attach()))
        return no_memory();
    struct page *page = cache->active[class];
    if (tn_likely(page && page->free))
        return pop(cache, page);
    if (tn_load_relaxed(&cache->inbox)) {
        collect(cache);
        page = cache->active[class];
    }
    for (;;) {
        if (page) {
            if (page->free)
                return pop(cache, page);
            if (page->carved < page->blocks) {
                if (zero)
                    *zero = page->fresh;
                return carve(cache, page);
            }
            deactivate(cache, class);
        }
        page = cache->ready[class];
        struct page *const other = page ? nullptr : neighbour(cache, class, align);
        if (other)
            return pop(cache, other);
        if (page)
            ring_remove(cache, page);
        else if (!(page = new_page(cache, class)))
            return no_memory();
        page->count += bias(class);
        page->hidden = -(tn_s32)bias(class);
        set_active(cache, class, page);
    }
}

// A span that the cache does not have, or a mapping.
[[gnu::noinline]] static void *alloc_span(struct cache *cache, size_t n, size_t align, bool *zero)
{
    bool fresh = true;
    void *p = nullptr;
    if (n <= SPAN_MAX && align <= SPAN_MAX) {
        if (cache)
            unkeep(cache);
        const unsigned slices = (unsigned)((tn_max(n, (size_t)1) + SLICE - 1) / SLICE);
        struct page *const page = tn_centre_take(slices, tn_max(align, SLICE), PAGE_SPAN, &fresh);
        if (page)
            p = fast_page_start(page);
    } else {
        p = tn_centre_map(n, align);
    }
    if (zero)
        *zero = fresh;
    return p ? p : no_memory();
}

void *tn_fast_alloc_span(size_t n, size_t align, bool *zero)
{
    struct cache *const cache = fast_cache();
    struct page *const page = cache ? cache->kept : nullptr;
    if (!page || page->slices != (n + SLICE - 1) / SLICE || align > SLICE)
        return alloc_span(cache, n, align, zero);
    cache->kept = nullptr;
    tn_store_relaxed(&page->kind, PAGE_SPAN);
    if (zero)
        *zero = false;
    return fast_page_start(page);
}

void *tn_fast_alloc_mapped(size_t n)
{
    void *const p = tn_centre_map(n, TN_MALLOC_ALIGN);
    return p ? p : no_memory();
}

void *tn_fast_alloc(size_t n, bool *zero)
{
    if (n <= BLOCK_MAX)
        return tn_fast_alloc_class(n ? tn_size_class(n) : 0, TN_MALLOC_ALIGN, zero);
    if (n > TN_MALLOC_MAX)
        return no_memory();
    return tn_fast_alloc_span(n, TN_MALLOC_ALIGN, zero);
}

struct page *tn_fast_head(const void *p)
{
    struct segment *const s = fast_segment(p);
    if ((tn_word)p % TN_MALLOC_ALIGN || s->mark != SEGMENT_MARK(s))
        invalid();
    struct page *page = fast_page(s, p);
    if (page->kind == PAGE_BODY)
        page -= page->back;
    const bool right = page->kind == PAGE_HEAD ||
                       (page->kind == PAGE_SPAN && p == fast_page_start(page)) ||
                       (page->kind == PAGE_HUGE && p == page->free);
    if (!right)
        invalid();
    return page;
}

static void free_remote(struct cache *owner, struct page *page, struct block *b)
{
    // Release pairs with the acquire in collect, acquire with its release: inbox_next is ours when
    // the list was empty. The owner cannot give the page away before it has collected b.
    struct block *first = tn_load_relaxed(&page->remote);
    do
        b->next = first;
    while (!tn_cas_acq_rel(&page->remote, &first, b));
    if (first)
        return; // who pushed onto the empty list tells the owner
    struct page *head = tn_load_relaxed(&owner->inbox);
    do
        page->inbox_next = head;
    while (!tn_cas_release(&owner->inbox, &head, page));
}

[[gnu::noinline]] static void free_block(struct page *page, struct block *b)
{
    struct cache *const owner = tn_load_relaxed(&page->owner);
    if (owner != fast_cache()) {
        free_remote(owner, page, b);
    } else { // ours after all: the block begins in a body slice
        b->next = page->free;
        page->free = b;
        freed(owner, page, 1);
    }
}

void tn_fast_free(void *p)
{
    struct page *const page = tn_fast_head(p);
    if (page->kind == PAGE_SPAN)
        free_span(fast_cache(), page);
    else if (page->kind == PAGE_HUGE)
        tn_centre_unmap(fast_segment_of_page(page));
    else
        free_block(page, p);
}

void tn_fast_event(void *p) { freed(fast_cache(), fast_page(fast_segment(p), p), 0); }

// The thread's active pages go back if nothing in them is in use, or in any case if `all`.
static void settle(struct cache *cache, bool all)
{
    unkeep(cache);
    collect(cache);
    for (unsigned class = 0; class < CLASSES; class ++)
        if (cache->active[class] && (all || cache->active[class]->count == bias(class)))
            deactivate(cache, class);
}

void tn_fast_tidy(void)
{
    struct cache *cache = fast_cache();
    if (cache)
        settle(cache, false);
    while ((cache = tn_centre_visit())) {
        collect(cache);
        tn_centre_orphan(cache);
    }
}

// The next thread to be born takes the cache over, with pages that hold blocks still in use; until
// then those who need memory look after it.
[[gnu::used]] static void thread_exit(void *arg)
{
    struct __pthread *const thread = arg;
    struct cache *const cache = thread->malloc_cache;
    if (!cache)
        return;
    settle(cache, true);
    thread->malloc_cache = nullptr;
    tn_centre_orphan(cache);
}
TN_HOOK(thread_exit, 90, thread_exit);
