// SPDX-License-Identifier: MIT
// strtol in base 10 without its errors (C23 7.24.1.2); what does not fit is clamped.
#include "stdlib/stdlib.h"

long long tn_atoll(const char *s) { return tn_strtol(s, nullptr, 10); }
TN_PUBLIC(atoll);
