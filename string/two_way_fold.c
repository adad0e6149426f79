// SPDX-License-Identifier: MIT
// The linear search behind strcasestr; see the header.
#include "mem/internal/two_way.h"

const tnc *tn_two_way_fold(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m)
{
    return tn_two_way_inline(h, hay, x, m, true);
}
