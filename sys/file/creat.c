// SPDX-License-Identifier: MIT
// creat: open for writing, create or truncate (POSIX creat). Cancellation point.
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_creat(const char *path, mode_t mode)
{
    return (int)tn_ret(
        tn_sys_cp(openat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC | O_LARGEFILE, mode));
}

TN_PUBLIC(creat);
