// SPDX-License-Identifier: MIT
// Absolute value of a long (C23 7.24.6.1); that of the most negative one is itself.
#include <inttypes.h>
#include <stdlib.h>

#include "base/tn.h"

TN_NAME(labs);
long tn_labs(long v) { return v < 0 ? (long)-(unsigned long)v : v; }
TN_PUBLIC(labs);
TN_PUBLIC_ABI(imaxabs, tn_labs);
