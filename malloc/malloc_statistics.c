// SPDX-License-Identifier: MIT
// What the allocator holds (<tenon/malloc.h>); mallinfo2 and malloc_info say the same in glibc's
// terms.
#include "malloc/backend.h"

void tn_malloc_statistics(struct tn_malloc_statistics *out) { tn_heap_statistics(out); }
