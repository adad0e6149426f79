// SPDX-License-Identifier: MIT
#include "time/zone.h"

const char tn_utc_name[] = "UTC";
