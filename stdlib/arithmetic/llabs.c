// SPDX-License-Identifier: MIT
// Absolute value of a long long (C23 7.24.6.1); that of the most negative one is itself.
#include <inttypes.h>
#include <stdlib.h>

#include "base/tn.h"

TN_NAME(llabs);
long long tn_llabs(long long v) { return v < 0 ? (long long)-(unsigned long long)v : v; }
TN_PUBLIC(llabs);
