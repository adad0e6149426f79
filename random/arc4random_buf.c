// SPDX-License-Identifier: MIT
// arc4random_buf(3): n strong random bytes.
#include <tenon/random.h>

#include <stdlib.h>

#include "base/tn.h"
#include "random/bytes.h"

void tn_arc4random_buf(void *buf, size_t n) { tn_random_fill(buf, n); }
TN_PUBLIC(arc4random_buf);
