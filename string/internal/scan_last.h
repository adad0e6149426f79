// SPDX-License-Identifier: MIT
// Scanning for the last lane that is wanted, up to the NUL, in one pass over the vector vocabulary:
// strrchr and, over wide lanes, wcsrchr are instances. Until the NUL appears, only the block is
// remembered in which it was seen last. What it may read is in mem/internal/scan.h.
#pragma once

#include "mem/internal/scan.h"

#if TNV_UNALIGNED

// The hits not beyond the first of `nul`.
TN_INLINE tnb tn_scan_upto(tnb hits, tnb nul) { return hits & (nul ^ (nul - 1)); }
// Where the lane begins whose hit is the last of these.
TN_INLINE char *tn_scan_last_of(const char *p, tnb hits)
{
    return (char *)p + ((63 - (unsigned)tn_clz64(hits)) & TNV_LANE_START);
}

// The last lane equal to `wanted` up to the NUL, which may be it; null without one.
TN_INLINE char *tn_scan_last(const char *s, tnc wanted)
{
    tnv c = tnv_splat(wanted);
    const char *p = (const char *)tn_align_down((uintptr_t)s, TNB_BYTES);
    // The last block with a hit, and its hits.
    const char *at = s;
    tnb found, hits, nul;
    if (tn_likely((uintptr_t)s % TN_SCAN_PAGE <= TN_SCAN_PAGE - TNB_BYTES)) {
        nul = tn_scan_block(s, c, TN_SCAN_NUL, false);
        found = tn_scan_block(s, c, TN_SCAN_BYTE, false);
    } else {
        nul = tn_scan_block(p, c, TN_SCAN_NUL, true) >> (s - p);
        found = tn_scan_block(p, c, TN_SCAN_BYTE, true) >> (s - p);
    }
    if (nul) {
        found = tn_scan_upto(found, nul);
        return found ? tn_scan_last_of(at, found) : nullptr;
    }
    p += TNB_BYTES;
    const char *group = nullptr; // the last four vectors with a hit, later than `at`
    for (;;) {
        // Blocks until four vectors begin; the last ones again are blocks.
        do {
            nul = tn_scan_block(p, c, TN_SCAN_NUL, true);
            hits = tn_scan_block(p, c, TN_SCAN_BYTE, true);
            if (nul)
                hits = tn_scan_upto(hits, nul);
            if (hits)
                found = hits, at = p, group = nullptr;
            if (nul) {
                if (group) {
                    at = group + 4 * TNV_BYTES - TNB_BYTES;
                    found = tn_scan_block(at, c, TN_SCAN_BYTE, true);
                    if (TNB_VECTORS < 4 && !found) {
                        at = group;
                        found = tn_scan_block(at, c, TN_SCAN_BYTE, true);
                    }
                }
                return found ? tn_scan_last_of(at, found) : nullptr;
            }
            p += TNB_BYTES;
        } while ((uintptr_t)p % (4 * TNV_BYTES));
        TN_MCA_BEGIN("strrchr", 4 * TNV_BYTES);
        TN_HOT_LOOP while (!tnm_any(tnh_mask(tn_scan_hits4(p, c, TN_SCAN_NUL))))
        {
            if (tn_scan_any4(p, c))
                group = p;
            p += 4 * TNV_BYTES;
        }
        TN_MCA_END();
        TN_READ_AGAIN(p);
    }
}

#else

TN_INLINE char *tn_scan_last(const char *s, tnc wanted)
{
    tnv c = tnv_splat(wanted);
    size_t covered;
    tnm nul = tn_scan_head(s, c, TN_SCAN_NUL, &covered);
    tnm m = tn_scan_head(s, c, TN_SCAN_BYTE, &covered);
    const char *p = s, *found = nullptr;
    for (;;) {
        if (tnm_any(nul))
            m = tnm_upto(m, nul);
        if (tnm_any(m))
            found = p + tnm_last(m);
        if (tnm_any(nul))
            return (char *)found;
        p += covered;
        covered = TNV_BYTES;
        nul = tnh_mask(tn_scan_hits(p, c, TN_SCAN_NUL));
        m = tnh_mask(tn_scan_hits(p, c, TN_SCAN_BYTE));
    }
}

#endif
