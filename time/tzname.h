// SPDX-License-Identifier: MIT
// tzname, timezone and daylight: public objects that programs read and copy relocations may move,
// so the library reaches them by their public names. Beside a host libc, whose objects those are,
// we have our own.
#pragma once

#include <time.h>

#include "base/tn.h"

#ifdef TN_PACKAGE
#define tn_tzname tzname
#define tn_timezone timezone
#define tn_daylight daylight
#else
extern TN_HIDDEN char *tn_tzname[2];
extern TN_HIDDEN long tn_timezone;
extern TN_HIDDEN int tn_daylight;
#endif
