// SPDX-License-Identifier: MIT
// mremap: resize or move a mapping (mremap(2)). A length over PTRDIFF_MAX is ENOMEM.
#include <stdarg.h>
#include <stdint.h>
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

void *tn_mremap(void *start, size_t old_length, size_t new_length, int flags, ...)
{
    if (new_length > PTRDIFF_MAX) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    void *to = nullptr;
    if (flags & MREMAP_FIXED) {
        va_list ap;
        va_start(ap, flags);
        to = va_arg(ap, void *);
        va_end(ap);
    }
    return (void *)tn_ret(tn_sys(mremap, start, old_length, new_length, flags, to));
}

TN_PUBLIC(mremap);
