// SPDX-License-Identifier: MIT
// lcong48 (POSIX.1-2024): state, multiplier and addend from the caller, 16 bits each, low words
// first.
#include <tenon/random.h>

#include <stdlib.h>

#include "random/rand48.h"

void tn_lcong48(unsigned short p[7])
{
    tn_lock_take(&tn_rand48.lock);
    tn_rand48.x = tn_rand48_get(p);
    tn_rand48.a = tn_rand48_get(p + 3);
    tn_rand48.c = p[6];
    tn_lock_drop(&tn_rand48.lock);
}
TN_PUBLIC(lcong48);
