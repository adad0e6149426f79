// SPDX-License-Identifier: MIT
// Quotient and remainder (C23 7.24.6.2).
#include <inttypes.h>
#include <stdlib.h>

#include "base/tn.h"

TN_NAME(ldiv);
ldiv_t tn_ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
TN_PUBLIC(ldiv);
TN_PUBLIC_ABI(imaxdiv, tn_ldiv); // the same layout
