// SPDX-License-Identifier: MIT
// difftime (C23 7.29.2.2): the difference of any two times, rounded once.
#include <tenon/time.h>

#include "base/tn.h"

double tn_difftime(time_t later, time_t earlier)
{
    const unsigned long a = (unsigned long)later, b = (unsigned long)earlier;
    return later >= earlier ? (double)(a - b) : -(double)(b - a);
}
TN_PUBLIC(difftime);
