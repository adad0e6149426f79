// SPDX-License-Identifier: MIT
// seed48 (POSIX.1-2024): sets all 48 bits of the shared state and the standard parameters; returns
// the state before, in a static array.
#include <tenon/random.h>

#include "random/rand48.h"

unsigned short *tn_seed48(unsigned short x[3])
{
    tn_lock_take(&tn_rand48_lock);
    tn_rand48_exchange(&tn_rand48, x);
    tn_lock_drop(&tn_rand48_lock);
    return tn_rand48.__before;
}
TN_PUBLIC(seed48);
