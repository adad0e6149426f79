// SPDX-License-Identifier: MIT
// The descriptor must allow what the mode asks for (EINVAL, POSIX); e and a are set on it, x and
// truncation mean nothing.
#include <fcntl.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"

FILE *tn_fdopen(int fd, const char *mode)
{
    int oflags;
    unsigned flags = tn_file_mode(mode, &oflags);
    if (!flags)
        return nullptr;
    long have = tn_ret(tn_sys(fcntl, fd, F_GETFL));
    if (have < 0)
        return nullptr;
    int access = (int)have & (O_RDONLY | O_WRONLY | O_RDWR);
    if ((flags & TN_F_READ && access == O_WRONLY) || (flags & TN_F_WRITE && access == O_RDONLY)) {
        errno = EINVAL;
        return nullptr;
    }
    if (flags & TN_F_APPEND && !(have & O_APPEND) &&
        tn_ret(tn_sys(fcntl, fd, F_SETFL, have | O_APPEND)) < 0)
        return nullptr;
    if (oflags & O_CLOEXEC && tn_ret(tn_sys(fcntl, fd, F_SETFD, FD_CLOEXEC)) < 0)
        return nullptr;
    return tn_file_open_fd(fd, flags);
}
TN_PUBLIC(fdopen);
