// SPDX-License-Identifier: MIT
// Scanning for the last lane that is wanted, up to the NUL, in one pass over the vector vocabulary:
// strrchr and, over wide lanes, wcsrchr are instances. Where it was seen last is remembered, for
// groups of four vectors only as the group, until the NUL appears. What it may read is in
// mem/internal/scan.h.
#pragma once

#include "mem/internal/scan.h"

// The last hit before the first of `nul`, that included, in the block at p, or `found`.
TN_INLINE char *tn_scan_last_upto(const char *p, tnm hits, tnm nul, char *found)
{
    hits = tnm_upto(hits, nul);
    return tnm_any(hits) ? (char *)p + tnm_last(hits) : found;
}

// The last lane equal to `wanted` up to the NUL, which may be it; null without one.
TN_INLINE char *tn_scan_last(const char *s, tnc wanted)
{
    tnv c = tnv_splat(wanted);
    size_t covered;
    tnm nul = tn_scan_head(s, c, TN_SCAN_NUL, &covered);
    tnm m = tn_scan_head(s, c, TN_SCAN_BYTE, &covered);
    if (tnm_any(nul))
        return tn_scan_last_upto(s, m, nul, nullptr);
    char *found = tnm_any(m) ? (char *)s + tnm_last(m) : nullptr;

    const char *p = (const char *)tn_align_down((uintptr_t)s + covered, TNV_BYTES);
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++, p += TNV_BYTES) {
        nul = tnh_mask(tn_scan_hits(p, c, TN_SCAN_NUL));
        m = tnh_mask(tn_scan_hits(p, c, TN_SCAN_BYTE));
        if (tnm_any(nul))
            return tn_scan_last_upto(p, m, nul, found);
        if (tnm_any(m))
            found = (char *)p + tnm_last(m);
    }
    // Back to a multiple of four vectors; what is found again comes in order again.
    p = (const char *)tn_align_down((uintptr_t)p, 4 * TNV_BYTES);
    const char *group = nullptr; // the last four vectors that hold c
    TN_MCA_BEGIN("strrchr", 4 * TNV_BYTES);
    TN_HOT_LOOP while (!tnm_any(tnh_mask(tn_scan_hits4(p, c, TN_SCAN_NUL))))
    {
        if (tnm_any(tnh_mask(tn_scan_hits4(p, c, TN_SCAN_BYTE))))
            group = p;
        p += 4 * TNV_BYTES;
    }
    TN_MCA_END();
    if (group) {
        m = tnh_mask(tn_scan_hits(group += 3 * TNV_BYTES, c, TN_SCAN_BYTE));
        while (!tnm_any(m))
            m = tnh_mask(tn_scan_hits(group -= TNV_BYTES, c, TN_SCAN_BYTE));
        found = (char *)group + tnm_last(m);
    }
    for (;; p += TNV_BYTES) {
        nul = tnh_mask(tn_scan_hits(p, c, TN_SCAN_NUL));
        m = tnh_mask(tn_scan_hits(p, c, TN_SCAN_BYTE));
        if (tnm_any(nul))
            return tn_scan_last_upto(p, m, nul, found);
        if (tnm_any(m))
            found = (char *)p + tnm_last(m);
    }
}
