// SPDX-License-Identifier: MIT
// gmtime (C23 7.29.3.6): gmtime_r into a static object.
#include <tenon/time.h>

#include "base/tn.h"

static struct tm result;
struct tm *tn_gmtime(const time_t *t) { return tn_gmtime_r(t, &result); }
TN_PUBLIC(gmtime);
