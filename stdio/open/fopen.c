// SPDX-License-Identifier: MIT
#include <fcntl.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"

FILE *tn_fopen(const char *path, const char *mode)
{
    int oflags;
    unsigned flags = tn_file_mode(mode, &oflags);
    if (!flags)
        return nullptr;
    int fd = (int)tn_ret(tn_sys(openat, AT_FDCWD, path, oflags, 0666));
    if (fd < 0)
        return nullptr;
    // Append-only streams begin at the end (C23 7.23.3p1 leaves it open), so that ftell says where
    // output goes.
    if ((flags & (TN_F_APPEND | TN_F_READ)) == TN_F_APPEND)
        tn_sys(lseek, fd, 0, SEEK_END);
    FILE *f = tn_file_open_fd(fd, flags);
    if (!f)
        tn_sys(close, fd);
    return f;
}
TN_PUBLIC(fopen);
