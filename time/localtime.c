// SPDX-License-Identifier: MIT
// localtime (C23 7.29.3.7): into a static object, as though tzset had been called.
#include <tenon/time.h>

#include "time/localtime.h"

static struct tm result;
struct tm *tn_localtime(const time_t *t) { return tn_local_split(*t, &result, true); }
TN_PUBLIC(localtime);
