// SPDX-License-Identifier: MIT
// strtod without its errors (C23 7.24.1.1).
#include "stdlib/stdlib.h"

double tn_atof(const char *s) { return tn_strtod(s, nullptr); }
TN_PUBLIC(atof);
