// SPDX-License-Identifier: MIT
// munlock: undo mlock (POSIX munlock).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_munlock(const void *start, size_t length)
{
    return (int)tn_ret(tn_sys(munlock, start, length));
}

TN_PUBLIC(munlock);
