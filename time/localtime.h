// SPDX-License-Identifier: MIT
// Internal to time/.
#pragma once

#include <time.h>

#include "base/tn.h"

// Times beyond this are no local time of a year that fits an int; within it nothing overflows.
constexpr time_t TN_LOCAL_MAX = (time_t)1 << 56;

// localtime into *tm, with a look at TZ before or not; null and EOVERFLOW when the year does not
// fit.
TN_HIDDEN struct tm *tn_local_split(time_t t, struct tm *tm, bool look);
