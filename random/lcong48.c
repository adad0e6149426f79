// SPDX-License-Identifier: MIT
// lcong48 (POSIX.1-2024): state, multiplier and addend from the caller, 16 bits each, low words
// first.
#include <tenon/random.h>

#include "random/rand48.h"

void tn_lcong48(unsigned short p[7])
{
    tn_lock_take(&tn_rand48_lock);
    tn_rand48_parameters(&tn_rand48, p);
    tn_lock_drop(&tn_rand48_lock);
}
TN_PUBLIC(lcong48);
