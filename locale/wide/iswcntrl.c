// SPDX-License-Identifier: MIT
// Control characters and the separators of lines and paragraphs. (C23 7.32.2)
#include "locale/wide/isw_public.h"

TN_ISW(iswcntrl, c < 32 || c - 127 < 33 || c - 0x2028 < 2);
