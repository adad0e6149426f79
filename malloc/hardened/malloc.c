// SPDX-License-Identifier: MIT
// malloc of the hardened backend.
#include <stdlib.h>

#include "malloc/hardened/hardened.h"

void *tn_malloc(size_t n) { return tn_hardened_alloc(n, TN_MALLOC_ALIGN, false); }
TN_PUBLIC(malloc);
