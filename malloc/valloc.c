// SPDX-License-Identifier: MIT
// valloc(3): memory that starts on a page.
#include <stdlib.h>

#include "base/process.h"
#include "malloc/replaced.h"

void *tn_valloc(size_t n) { return TN_CALL(aligned_alloc)(tn_page_size(), n); }
TN_PUBLIC(valloc);
