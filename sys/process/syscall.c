// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "sys/process/process.h"

// Any system call, with the result as public functions return it. Arguments that were not passed
// are read and ignored.
long tn_syscall(long n, ...)
{
    va_list ap;
    va_start(ap, n);
    const long a = va_arg(ap, long), b = va_arg(ap, long), c = va_arg(ap, long);
    const long d = va_arg(ap, long), e = va_arg(ap, long), f = va_arg(ap, long);
    va_end(ap);
    return tn_ret(tn_syscall6(n, a, b, c, d, e, f));
}
TN_PUBLIC(syscall);
