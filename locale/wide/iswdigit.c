// SPDX-License-Identifier: MIT
// The ten ASCII digits. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswdigit, tn_isdigit((int)c));
