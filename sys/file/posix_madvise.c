// SPDX-License-Identifier: MIT
// posix_madvise: say how memory will be used (POSIX posix_madvise). Returns the error number.
// POSIX_MADV_DONTNEED must not lose data, which Linux's MADV_DONTNEED does, so it does nothing.
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_posix_madvise(void *start, size_t length, int advice)
{
    return advice == POSIX_MADV_DONTNEED ? 0 : (int)-tn_sys(madvise, start, length, advice);
}

TN_PUBLIC(posix_madvise);
