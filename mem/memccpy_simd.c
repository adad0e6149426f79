// SPDX-License-Identifier: MIT
// memccpy (C23 7.26.2.2) with vectors: what the first vector decides is done here, the rest by
// memchr and memcpy. Source bytes after c are not read beyond their page, so src may be a string
// shorter than n.
#include <tenon/mem.h>

#include "mem/internal/move.h"
#include "mem/internal/scan.h"

TN_VARIANT_OF(memccpy);

// n <= TNV_BYTES.
TN_INLINE void move_part(char *d, const char *s, size_t n)
{
    if (n >= 16)
        tn_move_halves(d, s, n);
    else
        tn_move_small(d, s, n);
}

TN_NOINLINE static void *longer(char *d, const char *s, int c, size_t n, size_t known)
{
    const char *stop = tn_memchr(s + known, c, n - known);
    if (!stop) {
        tn_memcpy(d, s, n);
        return nullptr;
    }
    n = (size_t)(stop - s) + 1;
    return (char *)tn_memcpy(d, s, n) + n;
}

TN_OVERREAD void *TN_VARIANT(memccpy)(void *restrict dst, const void *restrict src, int c, size_t n)
{
    char *d = dst;
    const char *s = src;
    size_t covered;
    if (n == 0)
        return nullptr;
    tnm m = tn_scan_head(s, tnv_splat((tn_u8)c), TN_SCAN_BYTE, &covered);
    if (tnm_any(m) && tnm_first(m) < n) {
        n = tnm_first(m) + 1;
        move_part(d, s, n);
        return d + n;
    }
    if (n > covered)
        return longer(d, s, c, n, covered);
    move_part(d, s, n);
    return nullptr;
}
