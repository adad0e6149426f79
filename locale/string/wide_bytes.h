// SPDX-License-Identifier: MIT
// Bounds of wide strings in bytes, for the kernels of strings.
#pragma once

#include <stddef.h>

#include "base/tn.h"

// n wide characters in bytes; more than any object has is as good as most.
TN_INLINE size_t tn_wide_bytes(size_t n)
{
    return tn_min(n, (size_t)-1 / sizeof(wchar_t)) * sizeof(wchar_t);
}
