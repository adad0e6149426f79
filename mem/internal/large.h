// SPDX-License-Identifier: MIT
// Which copies go past the caches: the one place of this policy, for x86-64.
//
// Where the two ranges together do not fit into the last-level cache, ordinary stores fetch every
// line of the destination from memory first and drive out what others keep in the cache;
// non-temporal stores do neither (32 MB on a Zen 3: 2.3 instead of 4.0 ms). Below, they would only
// take out of the cache what the caller is about to use.
//
// The size of that cache takes up to ten CPUIDs, each of which traps in a virtual machine (8 us).
// So they are asked at the first copy of TN_LARGE bytes, which takes 200 us or more, never at
// start-up. Hypervisors report caches of no size, and caches that many guests share: the result is
// bounded on both sides.
//
// Sources: Intel SDM volume 2, CPUID leaf 4; AMD APM volume 3, appendix E, leaf 0x8000001D.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "base/tn.h"

constexpr size_t TN_LARGE = (size_t)4 << 20;          // no smaller copy streams
constexpr size_t TN_LARGE_HIGHEST = (size_t)64 << 20; // every larger one does
constexpr size_t TN_LARGE_UNKNOWN = (size_t)16 << 20; // the bound where no cache is reported

struct tn_cache_leaf {
    uint32_t a, b, c, d;
};

// The size of the last-level data cache from what CPUID answers, 0 if it does not say.
TN_INLINE size_t tn_last_level_cache(struct tn_cache_leaf (*cpuid)(uint32_t leaf, uint32_t subleaf))
{
    const uint32_t intel = 4, amd = 0x8000001d;
    uint32_t leaf = cpuid(0, 0).a >= intel ? intel : 0;
    // AMD's CPUs have nothing in leaf 4.
    if (!leaf || !(cpuid(leaf, 0).a & 31))
        leaf = cpuid(0x80000000, 0).a >= amd ? amd : 0;
    size_t size = 0;
    for (uint32_t i = 0; leaf && i < 8; i++) {
        struct tn_cache_leaf r = cpuid(leaf, i);
        uint32_t type = r.a & 31;
        if (!type)
            break;
        if (type == 2) // instructions
            continue;
        size_t ways = (r.b >> 22) + 1, partitions = (r.b >> 12 & 0x3ff) + 1,
               line = (r.b & 0xfff) + 1;
        size_t all = ways * partitions * line * ((size_t)r.c + 1);
        size = tn_max(size, all);
    }
    return size;
}

// Copies of so many bytes stream.
TN_INLINE size_t tn_large_from(size_t cache)
{
    if (cache < (size_t)1 << 20) // none, or a second level only
        return TN_LARGE_UNKNOWN;
    return tn_min(tn_max(cache / 2, TN_LARGE), TN_LARGE_HIGHEST);
}

// Copies past the caches if that pays: n >= TN_LARGE bytes of ranges that do not overlap. False if
// it does not, and nothing is done.
TN_HIDDEN bool tn_move_large(char *d, const char *s, size_t n);
// The copy itself, for n >= 128, followed by a fence: other threads see the bytes in order.
TN_HIDDEN void tn_move_streaming(char *d, const char *s, size_t n);
