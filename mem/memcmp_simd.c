// SPDX-License-Identifier: MIT
// memcmp (C23 7.26.4.1) with vectors; what it may read is in mem/internal/order.h.
#include <tenon/mem.h>

#include "mem/internal/order.h"

TN_VARIANT_OF(memcmp);

TN_OVERREAD int TN_VARIANT(memcmp)(const void *left, const void *right, size_t n)
{
    return tn_order(left, right, n);
}
