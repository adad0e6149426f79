// SPDX-License-Identifier: MIT
// dup3: dup2 with O_CLOEXEC and, from POSIX.1-2024, O_CLOFORK where the kernel has it; equal
// numbers are EINVAL.
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_dup3(int from, int to, int flags)
{
    long r;
    do
        r = tn_sys(dup3, from, to, flags);
    while (r == -EBUSY);
    return (int)tn_ret(r);
}

TN_PUBLIC(dup3);
