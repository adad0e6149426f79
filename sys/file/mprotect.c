// SPDX-License-Identifier: MIT
// mprotect: set the protection of pages (POSIX mprotect). The range is widened to whole pages.
#include <sys/mman.h>

#include "base/errno.h"
#include "base/process.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mprotect(void *start, size_t length, int prot)
{
    const size_t page = tn_page_size();
    const size_t first = tn_align_down((size_t)start, page);
    size_t end;
    if (tn_add_overflow((size_t)start, length, &end) || end > SIZE_MAX - page) {
        errno = ENOMEM;
        return -1;
    }
    return (int)tn_ret(tn_sys(mprotect, first, tn_align_up(end, page) - first, prot));
}

TN_PUBLIC(mprotect);
