// SPDX-License-Identifier: MIT
// Letters, and digits of scripts other than ASCII. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswalpha, c < 128 ? tn_isalpha((int)c) : tn_unicode_alpha(c));
