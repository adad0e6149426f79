// SPDX-License-Identifier: MIT
// aligned_alloc (C23 7.24.3.1). An alignment that is no power of two is EINVAL; the size need not
// be a multiple of it. Where the program has replaced malloc but not this function, it fails with
// ENOMEM: the program's free could not take a block of our backend.
#include <stdlib.h>

#include "base/errno.h"
#include "malloc/backend.h"
#include "malloc/replaced.h"

void *tn_aligned_alloc(size_t align, size_t n)
{
    if (!align || (align & (align - 1))) {
        errno = EINVAL;
        return nullptr;
    }
    size_t sum;
    if (tn_add_overflow(align, n, &sum) || sum > TN_MALLOC_MAX || tn_malloc_is_replaced()) {
        errno = ENOMEM;
        return nullptr;
    }
    return align <= TN_MALLOC_ALIGN ? tn_malloc(n) : tn_heap_aligned(align, n);
}
TN_PUBLIC(aligned_alloc);
