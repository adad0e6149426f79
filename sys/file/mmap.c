// SPDX-License-Identifier: MIT
// mmap: map a file or anonymous memory (POSIX mmap). A length over PTRDIFF_MAX is ENOMEM: no object
// may be that large. EPERM, the kernel's answer to an anonymous mapping over the map limit at fixed
// address 0, is ENOMEM.
#include <stdint.h>
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

void *tn_mmap(void *start, size_t length, int prot, int flags, int fd, off_t offset)
{
    if (offset & 0xfff) {
        errno = EINVAL;
        return MAP_FAILED;
    }
    if (length > PTRDIFF_MAX) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    long r = tn_sys(mmap, start, length, prot, flags, fd, offset);
    if (r == -EPERM && !start && (flags & MAP_ANON) && !(flags & MAP_FIXED))
        r = -ENOMEM;
    return (void *)tn_ret(r);
}

TN_PUBLIC(mmap);
