// SPDX-License-Identifier: MIT
// free_aligned_sized (C23 7.24.3.5). Size and alignment are the caller's promise; the backend knows
// them better.
#include <stdlib.h>

#include "malloc/replaced.h"

void tn_free_aligned_sized(void *p, size_t, size_t) { TN_CALL(free)(p); }
TN_PUBLIC(free_aligned_sized);
