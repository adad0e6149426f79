// SPDX-License-Identifier: MIT
// fdopendir: read an open directory (POSIX fdopendir). ENOTDIR for other files, EBADF for a
// descriptor that cannot be read.
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"
#include "sys/file/internal/dir.h"

DIR *tn_fdopendir(int fd)
{
    struct stat st;
    if (tn_fstat(fd, &st) < 0)
        return nullptr;
    const long flags = tn_sys(fcntl, fd, F_GETFL);
    if (flags < 0 || (flags & O_PATH)) {
        errno = EBADF;
        return nullptr;
    }
    if (!S_ISDIR(st.st_mode)) {
        errno = ENOTDIR;
        return nullptr;
    }
    tn_sys(fcntl, fd, F_SETFD, FD_CLOEXEC);
    return tn_dir_new(fd);
}

TN_PUBLIC(fdopendir);
