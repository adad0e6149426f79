// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "sys/process/process.h"

int tn_prctl(int option, ...)
{
    va_list ap;
    va_start(ap, option);
    const unsigned long a = va_arg(ap, unsigned long), b = va_arg(ap, unsigned long);
    const unsigned long c = va_arg(ap, unsigned long), d = va_arg(ap, unsigned long);
    va_end(ap);
    return (int)tn_ret(tn_sys(prctl, option, a, b, c, d));
}
TN_PUBLIC(prctl);
