// SPDX-License-Identifier: MIT
// White space (C23 7.32.2.1.10): what Unicode calls White_Space, without the spaces that do not
// break a line.
#include "locale/wide/isw_public.h"

static bool space(unsigned c)
{
    if (c < 128)
        return tn_isspace((int)c);
    return c == 0x85 || c == 0x1680 || (c - 0x2000 < 11 && c != 0x2007) || c - 0x2028 < 2 ||
           c == 0x205f || c == 0x3000;
}
TN_ISW(iswspace, space(c));
