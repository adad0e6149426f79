// SPDX-License-Identifier: MIT
#include <limits.h>
#include <stdarg.h>

#include "sys/process/process.h"

// The file size limit in units of 512 bytes.
long tn_ulimit(int command, ...)
{
    struct rlimit limit;
    if (command != UL_GETFSIZE && command != UL_SETFSIZE)
        return tn_ret(-EINVAL);
    if (tn_getrlimit(RLIMIT_FSIZE, &limit))
        return -1;
    if (command == UL_SETFSIZE) {
        va_list ap;
        va_start(ap, command);
        const unsigned long blocks = va_arg(ap, unsigned long);
        va_end(ap);
        limit.rlim_cur = blocks > RLIM_INFINITY / 512 ? RLIM_INFINITY : blocks * 512;
        if (limit.rlim_cur > limit.rlim_max)
            limit.rlim_max = limit.rlim_cur;
        if (tn_setrlimit(RLIMIT_FSIZE, &limit))
            return -1;
    }
    return limit.rlim_cur == RLIM_INFINITY ? LONG_MAX : (long)(limit.rlim_cur / 512);
}
TN_PUBLIC(ulimit);
