// SPDX-License-Identifier: MIT
// rand, srand (C23 7.24.2): a 64-bit linear congruential generator (Knuth's MMIX multiplier,
// TAOCP 3.3.4) whose upper 31 bits are returned, so that the period is 2^64 and the low bits of a
// result are good too. Relaxed atomics: threads that race may draw the same number, but a state is
// never torn.
#include <tenon/random.h>

#include <stdlib.h>

#include "base/atomic.h"
#include "base/tn.h"

static tn_u64 state = 1;

int tn_rand(void)
{
    const tn_u64 next = tn_load_relaxed(&state) * 6364136223846793005 + 1442695040888963407;
    tn_store_relaxed(&state, next);
    return (int)(next >> 33);
}
TN_PUBLIC(rand);

void tn_srand(unsigned seed) { tn_store_relaxed(&state, (tn_u64)seed); }
TN_PUBLIC(srand);
