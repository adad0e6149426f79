// SPDX-License-Identifier: MIT
// The linear search behind memmem and strstr; see the header.
#include "mem/internal/two_way.h"

const unsigned char *tn_two_way(const unsigned char *h, struct tn_haystack hay,
                                const unsigned char *x, size_t m)
{
    return tn_two_way_inline(h, hay, x, m, false);
}
