// SPDX-License-Identifier: MIT
// rand_r (POSIX.1-2008): 32 bits of state, all that the interface has. A Weyl sequence through a
// bijective mixer (two rounds of xor-shift and multiply), so that every state occurs once in 2^32
// calls and neighbouring seeds do not look alike.
#include <tenon/random.h>

#include <stdlib.h>

#include "base/tn.h"

int tn_rand_r(unsigned *state)
{
    unsigned x = *state += 0x9e3779b9; // 2^32 / golden ratio, odd
    x = (x ^ x >> 16) * 0x85ebca6b;
    x = (x ^ x >> 13) * 0xc2b2ae35;
    return (int)((x ^ x >> 16) >> 1);
}
TN_PUBLIC(rand_r);
