// SPDX-License-Identifier: MIT
// mlock2: keep pages in memory, perhaps only once touched (mlock2(2)).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mlock2(const void *start, size_t length, unsigned flags)
{
    return (int)tn_ret(tn_sys(mlock2, start, length, flags));
}

TN_PUBLIC(mlock2);
