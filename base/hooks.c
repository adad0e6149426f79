// SPDX-License-Identifier: MIT
// Runs the entries of one hook array in order of their numbers. Arrays hold a handful of entries,
// so each step looks for the next number instead of sorting: no memory, no state, safe in the child
// of fork. Entries with equal numbers of one array all run, in link order.
#include "base/hooks.h"

#include <limits.h>

static void call(const struct tn_hook *h, void *arg)
{
    ((void (*)(void *))((const char *)&h->offset + h->offset))(arg);
}

TN_SMALL void tn_hooks_walk(const struct tn_hook *begin, const struct tn_hook *end, bool descending,
                            void *arg)
{
    const long sign = descending ? -1 : 1;
    long done = LONG_MIN;
    for (;;) {
        long next = LONG_MAX;
        for (const struct tn_hook *h = begin; h < end; h++)
            if (sign * h->order > done && sign * h->order < next)
                next = sign * h->order;
        if (next == LONG_MAX)
            return;
        for (const struct tn_hook *h = begin; h < end; h++)
            if (sign * h->order == next)
                call(h, arg);
        done = next;
    }
}
