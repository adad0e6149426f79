// SPDX-License-Identifier: MIT
// The linear search behind memmem and strstr; see the header.
#include "mem/internal/two_way.h"

const tnc *tn_two_way(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m)
{
    return tn_two_way_inline(h, hay, x, m, false);
}
