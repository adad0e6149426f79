// SPDX-License-Identifier: MIT
// ctime_r (POSIX.1-2024): asctime_r(localtime_r(t)).
#include <tenon/time.h>

#include "base/tn.h"

char *tn_ctime_r(const time_t *t, char *buf)
{
    struct tm tm;
    return tn_localtime_r(t, &tm) ? tn_asctime_r(&tm, buf) : nullptr;
}
TN_PUBLIC(ctime_r);
