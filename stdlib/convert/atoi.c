// SPDX-License-Identifier: MIT
// strtol in base 10 without its errors (C23 7.24.1.2); what does not fit is clamped to long and
// then truncated.
#include "stdlib/stdlib.h"

int tn_atoi(const char *s) { return (int)tn_strtol(s, nullptr, 10); }
TN_PUBLIC(atoi);
