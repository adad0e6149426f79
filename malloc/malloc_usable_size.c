// SPDX-License-Identifier: MIT
// malloc_usable_size(3): all of these bytes may be used.
#include <malloc.h>

#include "malloc/backend.h"

size_t tn_malloc_usable_size(void *p) { return p ? tn_heap_size(p) : 0; }
TN_PUBLIC(malloc_usable_size);
