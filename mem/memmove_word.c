// SPDX-License-Identifier: MIT
// memmove (C23 7.26.2.3) a word at a time, without unaligned access; mem/internal/words.h says what
// it may read.
#include <tenon/mem.h>

#include "mem/internal/words.h"

TN_VARIANT_OF(memmove);

TN_OVERREAD void *TN_VARIANT(memmove)(void *dst, const void *src, size_t n)
{
    // Upwards unless dst starts inside src; the difference wraps to a large value where dst is
    // below.
    if ((uintptr_t)dst - (uintptr_t)src >= n)
        tn_words_move_up(dst, src, n);
    else
        tn_words_move_down(dst, src, n);
    return dst;
}
