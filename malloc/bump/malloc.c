// SPDX-License-Identifier: MIT
// malloc of the bump backend.
#include <stdlib.h>

#include "malloc/bump/bump.h"

void *tn_malloc(size_t n)
{
    bool fresh;
    return tn_bump_alloc(TN_MALLOC_ALIGN, n, &fresh);
}
TN_PUBLIC(malloc);
