// SPDX-License-Identifier: MIT
// Copies past the caches; the policy is in the header.
#include "mem/internal/large.h"

#include "base/mca.h"

#ifdef __x86_64__

static struct tn_cache_leaf raw_cpuid(uint32_t leaf, uint32_t subleaf)
{
    struct tn_cache_leaf r;
    __asm__("cpuid" : "=a"(r.a), "=b"(r.b), "=c"(r.c), "=d"(r.d) : "a"(leaf), "c"(subleaf));
    return r;
}

typedef long long line_part __attribute__((vector_size(16)));

TN_INLINE line_part load(const char *p)
{
    line_part v;
    __builtin_memcpy_inline(&v, p, sizeof v);
    return v;
}

void tn_move_streaming(char *d, const char *s, size_t n)
{
    // Whole lines of the destination, so that each leaves the processor in one piece; the first and
    // the last 64 bytes in the usual way.
    char *first = (char *)tn_align_up((uintptr_t)d, 64), *p = first;
    char *end = (char *)tn_align_down((uintptr_t)d + n, 64);
    ptrdiff_t offset = s - d;
    __builtin_memcpy_inline(d, s, 64);
    TN_MCA_BEGIN("move_streaming", 64);
    TN_HOT_LOOP for (; p < end; p += 64)
    {
        line_part v0 = load(p + offset), v1 = load(p + offset + 16);
        line_part v2 = load(p + offset + 32), v3 = load(p + offset + 48);
        __builtin_nontemporal_store(v0, (line_part *)p);
        __builtin_nontemporal_store(v1, (line_part *)(p + 16));
        __builtin_nontemporal_store(v2, (line_part *)(p + 32));
        __builtin_nontemporal_store(v3, (line_part *)(p + 48));
    }
    TN_MCA_END();
    __builtin_ia32_sfence();
    __builtin_memcpy_inline(d + n - 64, s + n - 64, 64);
}

bool tn_move_large(char *d, const char *s, size_t n)
{
    // Several threads may find the same number.
    static size_t from;
    size_t bound = __atomic_load_n(&from, __ATOMIC_RELAXED);
    if (!bound) {
        bound = tn_large_from(tn_last_level_cache(raw_cpuid));
        __atomic_store_n(&from, bound, __ATOMIC_RELAXED);
    }
    uintptr_t up = (uintptr_t)d - (uintptr_t)s, down = (uintptr_t)s - (uintptr_t)d;
    if (n < bound || up < n || down < n)
        return false;
    tn_move_streaming(d, s, n);
    return true;
}

#endif
