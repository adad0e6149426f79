// SPDX-License-Identifier: MIT
// memcpy (C23 7.26.2.1) with vectors: the ladder of mem/internal/move.h.
#include <tenon/mem.h>

#include "mem/internal/move.h"

TN_VARIANT_OF(memcpy);

void *TN_VARIANT(memcpy)(void *restrict dst, const void *restrict src, size_t n)
{
    return tn_move(dst, src, n, false, dst);
}
