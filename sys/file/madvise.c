// SPDX-License-Identifier: MIT
// madvise: say how memory will be used (madvise(2)).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_madvise(void *start, size_t length, int advice)
{
    return (int)tn_ret(tn_sys(madvise, start, length, advice));
}

TN_PUBLIC(madvise);
