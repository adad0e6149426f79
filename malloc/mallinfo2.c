// SPDX-License-Identifier: MIT
// mallinfo2(3): the allocator's statistics in glibc's terms.
#include "malloc/info.h"

struct mallinfo2 tn_mallinfo2(void)
{
    struct tn_malloc_statistics s;
    tn_malloc_statistics(&s);
    return (struct mallinfo2){.arena = s.mapped - s.large_size,
                              .ordblks = 1,
                              .hblks = s.large,
                              .hblkhd = s.large_size,
                              .uordblks = s.in_use,
                              .fordblks = s.cached,
                              .keepcost = s.cached};
}
TN_PUBLIC(mallinfo2);
