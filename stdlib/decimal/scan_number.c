// SPDX-License-Identifier: MIT
#include "stdlib/decimal/parse.h"

void tn_scan_number(struct tn_number *num, int (*next)(void *), void *source)
{
    tn_scan_number_(num, next, source);
}
