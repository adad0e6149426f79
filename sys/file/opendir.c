// SPDX-License-Identifier: MIT
// opendir: open a directory for reading (POSIX opendir).
#include <dirent.h>
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"
#include "sys/file/internal/dir.h"

DIR *tn_opendir(const char *path)
{
    const long fd =
        tn_sys_cp(openat, AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_LARGEFILE);
    if (fd < 0) {
        tn_ret(fd);
        return nullptr;
    }
    DIR *dir = tn_dir_new((int)fd);
    if (!dir)
        tn_sys(close, fd);
    return dir;
}

TN_PUBLIC(opendir);
