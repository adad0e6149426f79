// SPDX-License-Identifier: MIT
// msync: write a mapping to its file (POSIX msync). Cancellation point.
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_msync(void *start, size_t length, int flags)
{
    return (int)tn_ret(tn_sys_cp(msync, start, length, flags));
}

TN_PUBLIC(msync);
