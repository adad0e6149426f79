// SPDX-License-Identifier: MIT
// memfd_create: an anonymous file in memory (memfd_create(2)).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_memfd_create(const char *name, unsigned flags)
{
    return (int)tn_ret(tn_sys(memfd_create, name, flags));
}

TN_PUBLIC(memfd_create);
