// SPDX-License-Identifier: MIT
// munmap: remove a mapping (POSIX munmap).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_munmap(void *start, size_t length) { return (int)tn_ret(tn_sys(munmap, start, length)); }

TN_PUBLIC(munmap);
