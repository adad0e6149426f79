// SPDX-License-Identifier: MIT
// What is printed and no space. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswgraph, c < 128 ? tn_isgraph((int)c) : tn_unicode_print(c) && !tn_iswspace(c));
