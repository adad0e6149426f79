// SPDX-License-Identifier: MIT
// Names of days and months in the POSIX locale, the only one this library has for LC_TIME (its
// C.UTF-8 differs in characters alone). The first three letters are the abbreviations, which are
// also there as strings of their own for nl_langinfo. Fixed width: no pointers, so no relocations.
#pragma once

#include "base/tn.h"

extern TN_HIDDEN const char tn_day_names[7][10], tn_month_names[12][10];
extern TN_HIDDEN const char tn_day_short[7][4], tn_month_short[12][4];
