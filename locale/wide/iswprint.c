// SPDX-License-Identifier: MIT
// Everything assigned but control characters and separators of lines. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswprint, c < 128 ? tn_isprint((int)c) : tn_unicode_print(c));
