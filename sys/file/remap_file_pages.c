// SPDX-License-Identifier: MIT
// remap_file_pages: a nonlinear mapping (remap_file_pages(2), emulated by the kernel).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_remap_file_pages(void *start, size_t length, int prot, size_t page, int flags)
{
    return (int)tn_ret(tn_sys(remap_file_pages, start, length, prot, page, flags));
}

TN_PUBLIC(remap_file_pages);
