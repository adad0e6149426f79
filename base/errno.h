// SPDX-License-Identifier: MIT
// errno for library code: the error numbers of <errno.h>, and `errno` as a field of the thread
// block, one instruction away instead of a call. Inside the library errors are negative errno
// values; only the public edge writes errno.
#pragma once

#include <errno.h>

#ifndef TN_HOSTED
#include "base/tcb.h"
#undef errno
#define errno (tn_self()->errno_value)
#endif

// A kernel result as the public functions return it: -1 and errno, or the value.
static inline long tn_ret(long r)
{
    if (__builtin_expect((unsigned long)r > -4096UL, 0)) {
        errno = (int)-r;
        return -1;
    }
    return r;
}
