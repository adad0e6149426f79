// SPDX-License-Identifier: MIT
// What the parts of the centre share: its state, under one lock, and address space.
#pragma once

#include "base/lock.h"
#include "malloc/fast/fast.h"

struct centre {
    tn_lock lock;
    struct segment *spare; // ring of segments with free slices
    struct segment *all;   // ring of all segments
    struct cache *orphans;
    char *lowest; // the last place where the system gave us address space: the next may lie below
    size_t used, dirty; // slices
    size_t empty;       // segments of which no slice is in use
    size_t keep_more;   // dirty slices that may stay beyond keep_least, adapted by purges
    size_t discarded;   // slices by the last series of purges
    size_t fresh;       // slices without memory that have been taken since
    unsigned regrets;   // series in a row after which much was wanted again
    size_t threads;     // caches ever made
    struct cache first; // most processes have one thread; it needs no mapping for its cache
};
extern TN_HIDDEN struct centre tn_centre;

// Under the lock: how many dirty slices may stay, whatever the program does, when it uses nothing.
TN_HIDDEN void tn_centre_keep(size_t slices);
// Under the lock: the ring of all segments.
TN_HIDDEN void tn_centre_insert(struct segment *s);
TN_HIDDEN void tn_centre_remove(struct segment *s);
// Under the lock, which it drops and takes again: discards free slices until at most `keep` are
// dirty, those first that would be used last. Returns whether there were any.
TN_HIDDEN bool tn_centre_purge(size_t keep);

// Address space of `size` bytes at a multiple of SEGMENT, its mark and size set, all else zero; and
// back. No lock.
TN_HIDDEN struct segment *tn_segment_map(size_t size);
TN_HIDDEN void tn_segment_unmap(struct segment *s);
