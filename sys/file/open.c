// SPDX-License-Identifier: MIT
// open: open a file (POSIX open); O_LARGEFILE always. Cancellation point. The mode is read only
// where it has meaning.
#include <fcntl.h>
#include <stdarg.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_open(const char *path, int flags, ...)
{
    mode_t mode = 0;
    if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {
        va_list ap;
        va_start(ap, flags);
        mode = va_arg(ap, mode_t);
        va_end(ap);
    }
    return (int)tn_ret(tn_sys_cp(openat, AT_FDCWD, path, flags | O_LARGEFILE, mode));
}

TN_PUBLIC(open);
