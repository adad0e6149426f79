// SPDX-License-Identifier: MIT
// Letters and digits. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswalnum, c < 128 ? tn_isalnum((int)c) : tn_unicode_alpha(c));
