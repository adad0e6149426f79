// SPDX-License-Identifier: MIT
// The linear search behind wcsstr; see the header.
#define TNV_WIDE
#include "locale/locale.h"
#include "mem/internal/two_way.h"

const tnc *tn_two_way_wide(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m)
{
    return tn_two_way_inline(h, hay, x, m, false);
}
