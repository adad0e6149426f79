// SPDX-License-Identifier: MIT
// Copies n characters that do not overlap (C23 7.31.4.2.3).
#include "locale/locale.h"
#include <tenon/mem.h>

wchar_t *tn_wmemcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n)
{
    return tn_memcpy(to, from, n * sizeof *to);
}
TN_PUBLIC(wmemcpy);
