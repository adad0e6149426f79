// SPDX-License-Identifier: MIT
// memmove (C23 7.26.2.3) with vectors: the ladder of mem/internal/move.h.
#include <tenon/mem.h>

#include "mem/internal/move.h"

TN_VARIANT_OF(memmove);

void *TN_VARIANT(memmove)(void *dst, const void *src, size_t n)
{
    return tn_move(dst, src, n, true, dst);
}
