// SPDX-License-Identifier: MIT
// Quotient and remainder (C23 7.24.6.2).
#include <inttypes.h>
#include <stdlib.h>

#include "base/tn.h"

TN_NAME(lldiv);
lldiv_t tn_lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }
TN_PUBLIC(lldiv);
