// SPDX-License-Identifier: MIT
// sqrt: correctly rounded in the current mode: one instruction. C23 7.12.8.10.
#include "math/internal/fp.h"

double tn_sqrt(double x) { return __builtin_sqrt(x); }
TN_PUBLIC(sqrt);
