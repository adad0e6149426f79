// SPDX-License-Identifier: MIT
// seed48 (POSIX.1-2024): sets all 48 bits of the shared state and the standard parameters; returns
// the state before, in a static array.
#include <tenon/random.h>

#include <stdlib.h>

#include "random/rand48.h"

unsigned short *tn_seed48(unsigned short x[3])
{
    static unsigned short before[3];
    tn_lock_take(&tn_rand48.lock);
    const tn_u64 next = tn_rand48_get(x); // x may be the array we return
    tn_rand48_set(before, tn_rand48.x);
    tn_rand48.x = next;
    tn_rand48.a = TN_RAND48_A;
    tn_rand48.c = TN_RAND48_C;
    tn_lock_drop(&tn_rand48.lock);
    return before;
}
TN_PUBLIC(seed48);
