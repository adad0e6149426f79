// SPDX-License-Identifier: MIT
// Quotient and remainder (C23 7.24.6.2).
#include <inttypes.h>
#include <stdlib.h>

#include "base/tn.h"

TN_NAME(div);
div_t tn_div(int a, int b) { return (div_t){a / b, a % b}; }
TN_PUBLIC(div);
