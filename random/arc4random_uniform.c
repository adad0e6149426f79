// SPDX-License-Identifier: MIT
// arc4random_uniform(3): the high word of bound times 32 random bits; the few products that would
// make some results more likely are drawn again (Lemire, "Fast Random Integer Generation in an
// Interval", 2019). One division in all, and that rarely.
#include <tenon/random.h>

#include <stdlib.h>

#include "base/tn.h"

uint32_t tn_arc4random_uniform(uint32_t bound)
{
    if (bound < 2)
        return 0;
    tn_u64 product = (tn_u64)tn_arc4random() * bound;
    if (tn_unlikely((uint32_t)product < bound)) {
        const uint32_t unfair = -bound % bound; // 2^32 mod bound
        while ((uint32_t)product < unfair)
            product = (tn_u64)tn_arc4random() * bound;
    }
    return (uint32_t)(product >> 32);
}
TN_PUBLIC(arc4random_uniform);
