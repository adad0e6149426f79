// SPDX-License-Identifier: MIT
// arc4random(3): 32 strong random bits.
#include <tenon/random.h>

#include <stdlib.h>

#include "base/tn.h"
#include "random/bytes.h"

uint32_t tn_arc4random(void)
{
    uint32_t v;
    tn_random_fill(&v, sizeof v);
    return v;
}
TN_PUBLIC(arc4random);
