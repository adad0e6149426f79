// SPDX-License-Identifier: MIT
// Whether malloc is foreign, by experiment: it is if what it returns is no block of our backend.
// The answer does not change while a process runs.
#include "malloc/replaced.h"

#include "base/atomic.h"
#include "malloc/backend.h"

#ifdef TN_PACKAGE
bool tn_malloc_is_foreign(void)
{
    static signed char answer; // 0: not known yet
    if (!tn_load_relaxed(&answer)) {
        void *const p = malloc(1);
        if (!p)
            return true; // undecided: foreign this once, which is the careful answer
        tn_store_relaxed(&answer, tn_heap_owns(p) ? -1 : 1);
        free(p);
    }
    return tn_load_relaxed(&answer) > 0;
}
#endif
