// SPDX-License-Identifier: MIT
// memrchr with vectors, from the end. Reads beyond the range, but only on pages that hold a byte of
// it.
#include <stdint.h>
#include <tenon/mem.h>

#include "base/mca.h"
#include "base/simd/simd.h"

TN_VARIANT_OF(memrchr);

#define PAGE 4096u // pages are a multiple of it

TN_INLINE tnm equal4(const char *p, tnv c)
{
    tnh low =
        tnh_either(tnh_eq(tnv_load_aligned(p), c), tnh_eq(tnv_load_aligned(p + TNV_BYTES), c));
    tnh high = tnh_either(tnh_eq(tnv_load_aligned(p + 2 * TNV_BYTES), c),
                          tnh_eq(tnv_load_aligned(p + 3 * TNV_BYTES), c));
    return tnh_mask(tnh_either(low, high));
}

// The rest, where no byte from p on is a hit. Out of line so that the loop counts as hot and is
// aligned.
TN_NOINLINE TN_OVERREAD static void *earlier(const char *s, const char *p, int byte)
{
    tnv c = tnv_splat((tn_u8)byte);
    const char *hit;
    tnm m;
    p = (const char *)tn_align_up((uintptr_t)p, TNV_BYTES);
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++) {
        if (tn_unlikely(p <= s))
            return nullptr;
        p -= TNV_BYTES;
        m = tnh_mask(tnh_eq(tnv_load_aligned(p), c));
        if (tn_unlikely(tnm_any(m))) {
            hit = p + tnm_last(m);
            return hit >= s ? (void *)hit : nullptr;
        }
    }
    if (tn_unlikely(p <= s))
        return nullptr;
    // Four vectors at a time, which are on one page; `first` are those that hold s.
    p = (const char *)tn_align_up((uintptr_t)p, 4 * TNV_BYTES) - 4 * TNV_BYTES;
    const char *first = (const char *)tn_align_down((uintptr_t)s, 4 * TNV_BYTES);
    TN_MCA_BEGIN("memrchr", 4 * TNV_BYTES);
    TN_HOT_LOOP for (; p > first; p -= 4 * TNV_BYTES) if (tn_unlikely(tnm_any(equal4(p, c)))) break;
    TN_MCA_END();
    if (!tnm_any(equal4(p, c)))
        return nullptr;
    TN_READ_AGAIN(p);
    p += 4 * TNV_BYTES;
    do {
        p -= TNV_BYTES;
        m = tnh_mask(tnh_eq(tnv_load_aligned(p), c));
    } while (!tnm_any(m));
    hit = p + tnm_last(m);
    return hit >= s ? (void *)hit : nullptr;
}

TN_OVERREAD void *TN_VARIANT(memrchr)(const void *start, int byte, size_t n)
{
    const char *s = start, *p = s + n;
    tnv c = tnv_splat((tn_u8)byte);
    tnm m;
    if (n < TNV_BYTES) {
        if (tn_unlikely(n == 0)) // at a null pointer, perhaps
            return nullptr;
        if (TNV_UNALIGNED && tn_likely((uintptr_t)s % PAGE <= PAGE - TNV_BYTES)) {
            m = tnm_keep(tnh_mask(tnh_eq(tnv_load(s), c)), n);
            return tnm_any(m) ? (void *)(s + tnm_last(m)) : nullptr;
        }
    } else if (TNV_UNALIGNED) {
        p -= TNV_BYTES;
        m = tnh_mask(tnh_eq(tnv_load(p), c));
        return tnm_any(m) ? (void *)(p + tnm_last(m)) : earlier(s, p, byte);
    }
    size_t into = (uintptr_t)p % TNV_BYTES;
    if (into) {
        p -= into;
        m = tnm_keep(tnh_mask(tnh_eq(tnv_load_aligned(p), c)), into);
        if (tnm_any(m)) {
            const char *hit = p + tnm_last(m);
            return hit >= s ? (void *)hit : nullptr;
        }
    }
    return earlier(s, p, byte);
}
