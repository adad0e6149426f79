// SPDX-License-Identifier: MIT
// mallinfo(3): mallinfo2 in ints, INT_MAX where one is too small.
#include <limits.h>

#include "malloc/info.h"

static int clamp(size_t n) { return (int)tn_min(n, (size_t)INT_MAX); }

struct mallinfo tn_mallinfo(void)
{
    const struct mallinfo2 m = tn_mallinfo2();
    return (struct mallinfo){.arena = clamp(m.arena),
                             .ordblks = clamp(m.ordblks),
                             .hblks = clamp(m.hblks),
                             .hblkhd = clamp(m.hblkhd),
                             .uordblks = clamp(m.uordblks),
                             .fordblks = clamp(m.fordblks),
                             .keepcost = clamp(m.keepcost)};
}
TN_PUBLIC(mallinfo);
