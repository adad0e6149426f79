// SPDX-License-Identifier: MIT
// localtime_r (C23 7.29.3.7, POSIX.1-2024): EOVERFLOW and a null pointer when the year does not
// fit.
#include <tenon/time.h>

#include "time/localtime.h"

struct tm *tn_localtime_r(const time_t *restrict t, struct tm *restrict tm)
{
    return tn_local_split(*t, tm, false);
}
TN_PUBLIC(localtime_r);
