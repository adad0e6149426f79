// SPDX-License-Identifier: MIT
// Lower-case letters. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswlower, c < 128 ? tn_islower((int)c) : tn_unicode_lower(c));
