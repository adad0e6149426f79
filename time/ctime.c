// SPDX-License-Identifier: MIT
// ctime (C23 7.29.3.2): asctime(localtime(t)).
#include <tenon/time.h>

#include "base/tn.h"

char *tn_ctime(const time_t *t)
{
    struct tm *const tm = tn_localtime(t);
    return tm ? tn_asctime(tm) : nullptr;
}
TN_PUBLIC(ctime);
