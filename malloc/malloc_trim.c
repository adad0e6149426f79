// SPDX-License-Identifier: MIT
// malloc_trim(3): 1 if memory went back to the system.
#include <malloc.h>

#include "malloc/backend.h"

int tn_malloc_trim(size_t keep) { return tn_heap_trim(keep); }
TN_PUBLIC(malloc_trim);
