// SPDX-License-Identifier: MIT
// White space within a line (C23 7.32.2.1.3).
#include "locale/wide/isw_public.h"

TN_ISW(iswblank, c == '\t' || (tn_iswspace(c) && !tn_iswcntrl(c)));
