// SPDX-License-Identifier: MIT
// Whether spinning pays; contract in thread/internal/futex.h.
#include "thread/internal/futex.h"

bool tn_spin_pays(void)
{
    static volatile signed char answer; // 0: not asked yet
    if (tn_unlikely(!tn_load_relaxed(&answer))) {
        unsigned long set[1024 / (8 * sizeof(long))];
        const long size = tn_sys(sched_getaffinity, 0, sizeof set, set);
        int count = 0;
        for (size_t i = 0; i < (size_t)(size < 0 ? 0 : size) / sizeof *set; i++)
            count += __builtin_popcountl(set[i]);
        // The call fails where there are more processors than bits. Threads that meet here agree.
        tn_store_relaxed(&answer, count == 1 ? -1 : 1);
    }
    return tn_load_relaxed(&answer) > 0;
}
