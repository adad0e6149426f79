// SPDX-License-Identifier: MIT
// The fast backend: layout of its memory and the two fast paths. malloc/README.md tells the whole
// design.
//
//   segment  4 MiB of address space at a multiple of 4 MiB; its first bytes are its header. Any
//            block's address gives the segment by masking, and the slice by shifting.
//   slice    32 KiB of a segment, with a struct page in the header.
//   page     a run of slices that holds blocks of one size (a head slice and body slices), or one
//            large block (a span).
//   cache    a thread's pages: for each size class the page it allocates from and the others with
//            free blocks.
//
// Who may touch what: a page of blocks belongs to one cache, and everything in its struct but
// `remote` and `inbox_next` is touched by the owning thread alone, without atomics. Other threads
// push blocks they free onto `remote`; whoever finds it empty also pushes the page onto the owner's
// inbox. Free slices, spans and segments belong to the centre, under its lock.
#pragma once

#include "base/atomic.h"
#include "base/tcb.h"
#include "malloc/backend.h"
#include "malloc/size_class.h"

constexpr size_t SLICE = 32 << 10;
constexpr size_t SEGMENT = 4 << 20;
constexpr unsigned SLICES = SEGMENT / SLICE;

constexpr size_t DIRECT_MAX = 1024; // sizes with an entry of their own in the cache, 16 bytes apart
constexpr unsigned FINE_CLASS = TN_CLASS_1K; // the first class of larger ones
constexpr size_t BLOCK_MAX = TN_CLASS_MAX;   // larger sizes get a span
constexpr size_t SPAN_MAX = 2 << 20;         // still larger ones a mapping
constexpr unsigned CLASSES = TN_CLASSES;

struct block {
    struct block *next;
};

enum page_kind : tn_u8 {
    PAGE_FREE, // the slice is in the centre or not part of the segment
    PAGE_HEAD, // first slice of a page of blocks
    PAGE_SPAN, // first slice of one large block
    PAGE_KEPT, // first slice of a free one that its cache keeps for the next request
    PAGE_BODY, // a later slice of either; `back` leads to the first
    PAGE_HUGE, // page 0 of a segment that is one block with a mapping of its own
};

// Frees count `count` down; at zero the owner has something to decide (tn_fast_event). While the
// cache allocates blocks of up to DIRECT_MAX from the page, count is one more than the blocks in
// use, so that never happens; with larger blocks it does when the page is empty. A full page is
// left alone until a share of its blocks is free again, an inactive one until it is empty. In all
// states: blocks in use == count + hidden.
struct page {
    struct block *free; // last freed first; PAGE_HUGE: the block
    tn_u32 count;
    tn_s32 hidden;
    struct cache *owner;  // OWNER_NONE unless PAGE_HEAD
    struct block *remote; // atomic: blocks freed by other threads
    struct page *next,
        *prev; // ring of the owner's pages of this class that have free blocks and are not active
    struct page *inbox_next;
    tn_u16 carved, blocks; // blocks that have ever been on the free list; all that fit
    enum page_kind kind;
    tn_u8 class;  // PAGE_HEAD
    tn_u8 slices; // of the whole page or span (first slice only)
    union {
        tn_u8 back; // PAGE_BODY: slices to the first one
        bool fresh; // PAGE_HEAD: blocks not yet carved are zero
    };
};
static_assert(sizeof(struct page) == 64); // the fast path finds a page by shift and mask

// Not a null pointer: a thread without a cache must not take memory of the centre for its own.
#define OWNER_NONE ((struct cache *)1)

typedef unsigned _BitInt(SLICES) slice_set; // bit i: slice i of a segment

struct segment {
    // Programs that write the first words of every page would have pushed the header's out of the
    // first-level cache.
    alignas(64) char unused[64];
    tn_word mark;  // SEGMENT_MARK, tells our memory from other people's
    size_t mapped; // bytes, from the header on
    slice_set free;
    slice_set dirty;                     // free, and its pages may hold memory that is not zero
    struct segment *next, *prev;         // ring of segments with free slices
    struct segment *all_next, *all_prev; // ring of all
    alignas(64) struct page pages[SLICES];
};
#define SEGMENT_MARK(segment) ((tn_word)(segment) ^ (tn_word)0x7e1109a110c5eed5)
static_assert(offsetof(struct segment, pages) % 64 == 0);
constexpr size_t FIRST_SLICE_START = 16384; // blocks of slice 0 begin behind the header
constexpr size_t HUGE_START = 4096;         // and a huge block behind as much of it as it needs
static_assert(sizeof(struct segment) <= FIRST_SLICE_START);

struct cache {
    struct page
        *direct[DIRECT_MAX / 16];   // the active page for sizes 16 i + 1 … 16 i + 16; never null
    struct page *active[CLASSES];   // null or the page that blocks come from
    struct page *ready[CLASSES];    // ring of others with free blocks
    size_t idle;                    // bytes of active pages of large blocks that are empty
    struct page *kept;              // null or the span freed last, if it was not too large
    struct cache *next_orphan;      // centre: caches whose thread has ended
    alignas(64) struct page *inbox; // atomic: pages whose `remote` is not empty
};

static inline struct cache *fast_cache(void) { return tn_self()->malloc_cache; }

// The segment that owns p. Minus one, because a huge block with a large alignment begins exactly
// one segment after its header; so null becomes a negative number.
static inline struct segment *fast_segment(const void *p)
{
    return (struct segment *)(((tn_word)p - 1) & ~(SEGMENT - 1));
}
static inline struct page *fast_page(struct segment *s, const void *p)
{
    constexpr tn_word scale = SLICE / sizeof(struct page);
    return (struct page *)((char *)s->pages +
                           ((tn_word)p / scale & (SLICES - 1) * sizeof(struct page)));
}

// Slow halves (cache.c). *zero, unless null, tells whether the block is known to be zero.
TN_HIDDEN void *tn_fast_alloc(size_t n, bool *zero);
// The class's size is a multiple of align, a power of two, and so is the block's place.
TN_HIDDEN void *tn_fast_alloc_class(unsigned class, size_t align, bool *zero);
TN_HIDDEN void *tn_fast_alloc_span(size_t n, size_t align, bool *zero);
TN_HIDDEN void *tn_fast_alloc_mapped(size_t n);
TN_HIDDEN void
tn_fast_free(void *p); // any block; the fast path has found that it is not its business
TN_HIDDEN void tn_fast_event(void *p); // p has been freed, and its page's count has reached zero
// The first page of the block p; ends the process if p cannot be a block.
TN_HIDDEN struct page *tn_fast_head(const void *p);
// Takes in what other threads freed, and gives empty pages back.
TN_HIDDEN void tn_fast_tidy(void);

// The centre (centre.c): slices, mappings and caches without a thread. Never touches errno.
// `need` free slices at a multiple of align; the first one's page has kind and slices set, the
// others are bodies. *zero: their memory is. Null when the system has no more.
TN_HIDDEN struct page *tn_centre_take(unsigned need, size_t align, enum page_kind kind, bool *zero);
TN_HIDDEN void tn_centre_give(struct page *page);
// Changes a span where it lies; false: what follows is in use.
TN_HIDDEN bool tn_centre_resize(struct page *page, unsigned slices);
// A block with a mapping of its own: makes one, removes it, changes its size, perhaps moving it.
// Null: no memory.
TN_HIDDEN void *tn_centre_map(size_t n, size_t align);
TN_HIDDEN void tn_centre_unmap(struct segment *s);
TN_HIDDEN void *tn_centre_remap(struct segment *s, size_t n);
// A cache for a thread, perhaps with the pages of one that has ended, or null; and what becomes of
// it when the thread ends.
TN_HIDDEN struct cache *tn_centre_adopt(void);
TN_HIDDEN void tn_centre_orphan(struct cache *cache);
// A cache without thread that other threads have freed blocks of, for the caller to tidy and orphan
// again; or null.
TN_HIDDEN struct cache *tn_centre_visit(void);

static inline struct segment *fast_segment_of_page(const struct page *page)
{
    return (struct segment *)((tn_word)page & ~(SEGMENT - 1));
}
static inline char *fast_page_start(const struct page *page)
{
    struct segment *s = fast_segment_of_page(page);
    const size_t i = (size_t)(page - s->pages);
    return (char *)s + (i ? i * SLICE : FIRST_SLICE_START);
}
static inline size_t fast_huge_size(const struct page *page)
{
    struct segment *s = fast_segment_of_page(page);
    return s->mapped - (size_t)((char *)page->free - (char *)s);
}
