// SPDX-License-Identifier: MIT
// wmemset (C23 7.31.4.7.2) with vectors: mem/internal/set.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "mem/internal/set.h"

TN_VARIANT_OF(wmemset);

wchar_t *TN_VARIANT(wmemset)(wchar_t *to, wchar_t c, size_t n)
{
    constexpr tn_u64 twice = 0x100000001;
    return tn_set(to, tnv_splat((tnc)c), (tnc)c * twice, n * sizeof *to);
}
