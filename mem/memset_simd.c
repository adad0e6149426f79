// SPDX-License-Identifier: MIT
// memset (C23 7.26.6.1) with vectors: mem/internal/set.h.
#include <tenon/mem.h>

#include "mem/internal/set.h"

TN_VARIANT_OF(memset);

void *TN_VARIANT(memset)(void *dst, int c, size_t n)
{
    return tn_set(dst, tnv_splat((tn_u8)c), (tn_u8)c * TN_ONES, n);
}
