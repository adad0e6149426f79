// SPDX-License-Identifier: MIT
// close: release a descriptor (POSIX close). Linux has released it even when a signal interrupts,
// so EINTR would invite a second close of a descriptor that another thread may own by now:
// POSIX.1-2024 says EINPROGRESS for that, and it is no failure.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_close(int fd)
{
    const long r = tn_sys_cp(close, fd);
    return r == -EINTR ? 0 : (int)tn_ret(r);
}

TN_PUBLIC(close);
