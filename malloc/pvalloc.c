// SPDX-License-Identifier: MIT
// pvalloc(3): whole pages.
#include <malloc.h>
#include <stdlib.h>

#include "base/errno.h"
#include "base/process.h"
#include "malloc/replaced.h"

void *tn_pvalloc(size_t n)
{
    size_t end;
    if (tn_add_overflow(n, tn_page_size() - 1, &end)) {
        errno = ENOMEM;
        return nullptr;
    }
    return TN_CALL(aligned_alloc)(tn_page_size(), tn_align_down(end, tn_page_size()));
}
TN_PUBLIC(pvalloc);
