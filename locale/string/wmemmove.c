// SPDX-License-Identifier: MIT
// Copies n characters that may overlap (C23 7.31.4.2.4).
#include "locale/locale.h"
#include <tenon/mem.h>

wchar_t *tn_wmemmove(wchar_t *to, const wchar_t *from, size_t n)
{
    return tn_memmove(to, from, n * sizeof *to);
}
TN_PUBLIC(wmemmove);
