// SPDX-License-Identifier: MIT
// Whether the program's malloc is in use rather than the library's. The answer does not change
// while a process runs.
#include "malloc/replaced.h"

#include "base/atomic.h"
#include "malloc/backend.h"

#ifdef TN_PACKAGE
bool tn_malloc_is_replaced(void)
{
    if (tn_likely(!tn_malloc_may_be_replaced()))
        return false;
    static signed char answer; // 0: not known yet
    if (!tn_load_relaxed(&answer)) {
        void *const p = malloc(1);
        if (!p)
            return true; // undecided: refuse this once
        tn_store_relaxed(&answer, tn_heap_owns(p) ? -1 : 1);
        free(p);
    }
    return tn_load_relaxed(&answer) > 0;
}
#endif
