// SPDX-License-Identifier: MIT
// memcpy (C23 7.26.2.1) with vectors of any length.
#include <tenon/mem.h>

#include "mem/internal/scalable_move.h"

TN_VARIANT_OF(memcpy);

void *TN_VARIANT(memcpy)(void *restrict dst, const void *restrict src, size_t n)
{
    return tn_scalable_move(dst, src, n, false);
}
