// SPDX-License-Identifier: MIT
// memalign(3): aligned_alloc by its old name.
#include <stdlib.h>

#include "malloc/replaced.h"

void *tn_memalign(size_t align, size_t n) { return TN_CALL(aligned_alloc)(align, n); }
TN_PUBLIC(memalign);
