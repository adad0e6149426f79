// SPDX-License-Identifier: MIT
// wmempcpy: wmemcpy that returns the end of the copy.
#include "locale/locale.h"

wchar_t *tn_wmempcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n)
{
    return tn_wmemcpy(to, from, n) + n;
}
TN_PUBLIC(wmempcpy);
