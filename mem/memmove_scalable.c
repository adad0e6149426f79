// SPDX-License-Identifier: MIT
// memmove (C23 7.26.2.3) with vectors of any length.
#include <tenon/mem.h>

#include "mem/internal/scalable_move.h"

TN_VARIANT_OF(memmove);

void *TN_VARIANT(memmove)(void *dst, const void *src, size_t n)
{
    return tn_scalable_move(dst, src, n, true);
}
