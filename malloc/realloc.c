// SPDX-License-Identifier: MIT
// realloc (C23 7.24.3.7). For size 0 it gives a smallest block: a null pointer always means
// failure.
#include <stdlib.h>

#include "base/errno.h"
#include "malloc/backend.h"

void *tn_realloc(void *p, size_t n)
{
    if (!p)
        return tn_malloc(n);
    if (n > TN_MALLOC_MAX) {
        errno = ENOMEM;
        return nullptr;
    }
    return tn_heap_realloc(p, n ? n : 1);
}
TN_PUBLIC(realloc);
