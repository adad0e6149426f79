// SPDX-License-Identifier: MIT
// reallocarray (POSIX.1-2024): realloc of a product, ENOMEM when it overflows.
#include <stdlib.h>

#include "base/errno.h"
#include "malloc/backend.h"
#include "malloc/replaced.h"

void *tn_reallocarray(void *p, size_t count, size_t size)
{
    size_t n;
    if (tn_mul_overflow(count, size, &n)) {
        errno = ENOMEM;
        return nullptr;
    }
    return TN_CALL(realloc)(p, n);
}
TN_PUBLIC(reallocarray);
