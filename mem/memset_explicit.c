// SPDX-License-Identifier: MIT
// memset_explicit (C23 7.26.6.2) and explicit_bzero: a memset that stays, for secrets. The empty
// statement claims to read the memory, so that no inlining or link-time optimisation may drop the
// stores as dead.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

void *tn_memset_explicit(void *dst, int c, size_t n)
{
    tn_memset(dst, c, n);
    __asm__ volatile("" : : "r"(dst) : "memory");
    return dst;
}
TN_PUBLIC(memset_explicit);

void tn_explicit_bzero(void *dst, size_t n) { tn_memset_explicit(dst, 0, n); }
TN_PUBLIC(explicit_bzero);
