// SPDX-License-Identifier: MIT
// free_sized (C23 7.24.3.4). The size is the caller's promise; the backend knows it better and does
// not trust it.
#include <stdlib.h>

#include "malloc/replaced.h"

void tn_free_sized(void *p, size_t) { TN_CALL(free)(p); }
TN_PUBLIC(free_sized);
