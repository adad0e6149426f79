// SPDX-License-Identifier: MIT
// wcslcat (POSIX.1-2024): append so that all fits size characters with its null character; returns
// the length it tried to make. A `to` without a null character in its size characters is left
// alone and counts as size long.
#include "locale/locale.h"

size_t tn_wcslcat(wchar_t *restrict to, const wchar_t *restrict from, size_t size)
{
    const size_t length = tn_wcsnlen(to, size);
    return length + tn_wcslcpy(to + length, from, size - length);
}
TN_PUBLIC(wcslcat);
