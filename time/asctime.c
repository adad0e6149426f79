// SPDX-License-Identifier: MIT
// asctime (C23 7.29.3.1): asctime_r into a static array.
#include <tenon/time.h>

#include "base/tn.h"

static char result[26];
char *tn_asctime(const struct tm *tm) { return tn_asctime_r(tm, result); }
TN_PUBLIC(asctime);
