// SPDX-License-Identifier: MIT
// mempcpy with vectors: memcpy's ladder, of mem/internal/move.h.
#include <tenon/mem.h>

#include "mem/internal/move.h"

TN_VARIANT_OF(mempcpy);

void *TN_VARIANT(mempcpy)(void *restrict dst, const void *restrict src, size_t n)
{
    return tn_move(dst, src, n, false, (char *)dst + n);
}
