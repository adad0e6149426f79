// SPDX-License-Identifier: MIT
// mlock: keep pages in memory (POSIX mlock).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mlock(const void *start, size_t length) { return (int)tn_ret(tn_sys(mlock, start, length)); }

TN_PUBLIC(mlock);
