// SPDX-License-Identifier: MIT
// What is printed and neither space, letter nor digit. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswpunct, c < 128 ? tn_ispunct((int)c)
                         : tn_unicode_print(c) && !tn_unicode_alpha(c) && !tn_iswspace(c));
