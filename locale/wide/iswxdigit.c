// SPDX-License-Identifier: MIT
// The ASCII hexadecimal digits. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswxdigit, tn_isxdigit((int)c));
