// SPDX-License-Identifier: MIT
// Absolute value of an int (C23 7.24.6.1); that of the most negative one is itself.
#include <inttypes.h>
#include <stdlib.h>

#include "base/tn.h"

TN_NAME(abs);
int tn_abs(int v) { return v < 0 ? (int)-(unsigned int)v : v; }
TN_PUBLIC(abs);
