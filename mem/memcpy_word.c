// SPDX-License-Identifier: MIT
// memcpy (C23 7.26.2.1) a word at a time, without unaligned access; mem/internal/words.h says what
// it may read.
#include <tenon/mem.h>

#include "mem/internal/words.h"

TN_VARIANT_OF(memcpy);

TN_OVERREAD void *TN_VARIANT(memcpy)(void *restrict dst, const void *restrict src, size_t n)
{
    tn_words_move_up(dst, src, n);
    return dst;
}
