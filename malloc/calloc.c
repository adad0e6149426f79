// SPDX-License-Identifier: MIT
// calloc (C23 7.24.3.2): ENOMEM when the product overflows. Where the program has replaced malloc
// but not calloc, the block comes from the program's malloc, so that its free can take it.
#include <stdlib.h>
#include <tenon/mem.h>

#include "base/errno.h"
#include "malloc/backend.h"
#include "malloc/replaced.h"

void *tn_calloc(size_t count, size_t size)
{
    size_t n;
    if (tn_mul_overflow(count, size, &n) || n > TN_MALLOC_MAX) {
        errno = ENOMEM;
        return nullptr;
    }
    if (tn_malloc_is_replaced()) {
        void *const p = TN_CALL(malloc)(n);
        return p ? tn_memset(p, 0, n) : nullptr;
    }
    return tn_heap_zalloc(n);
}
TN_PUBLIC(calloc);
