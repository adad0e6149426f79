// SPDX-License-Identifier: MIT
#include "random/rand48.h"

#include "base/fork_lock.h"

struct tn_rand48 tn_rand48 = {.a = TN_RAND48_A, .c = TN_RAND48_C};
TN_FORK_LOCK(72, tn_rand48.lock);

tn_u64 tn_rand48_next(unsigned short x[3])
{
    constexpr tn_u64 mask = ((tn_u64)1 << 48) - 1;
    tn_lock_take(&tn_rand48.lock);
    const tn_u64 next = (tn_rand48.a * (x ? tn_rand48_get(x) : tn_rand48.x) + tn_rand48.c) & mask;
    if (x)
        tn_rand48_set(x, next);
    else
        tn_rand48.x = next;
    tn_lock_drop(&tn_rand48.lock);
    return next;
}
