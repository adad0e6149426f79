// SPDX-License-Identifier: MIT
// mincore: which pages are in memory (mincore(2)).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mincore(void *start, size_t length, unsigned char *vector)
{
    return (int)tn_ret(tn_sys(mincore, start, length, vector));
}

TN_PUBLIC(mincore);
