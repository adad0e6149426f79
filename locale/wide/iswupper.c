// SPDX-License-Identifier: MIT
// Upper-case letters. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswupper, c < 128 ? tn_isupper((int)c) : tn_unicode_upper(c));
