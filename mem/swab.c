// SPDX-License-Identifier: MIT
// swab (POSIX <unistd.h>): exchange neighbouring bytes; an odd last byte is left alone, a negative
// count copies nothing.
#include <tenon/mem.h>
#include <unistd.h>

#include "base/bits.h"

void tn_swab(const void *restrict src, void *restrict dst, ptrdiff_t n)
{
    const char *s = src;
    char *d = dst;
    for (; n >= 2; n -= 2, s += 2, d += 2)
        tn_store_u16(d, __builtin_bswap16(tn_load_u16(s)));
}
TN_PUBLIC(swab);
