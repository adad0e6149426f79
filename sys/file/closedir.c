// SPDX-License-Identifier: MIT
// closedir: end reading a directory (POSIX closedir).
#include <dirent.h>
#include <stdlib.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"
#include "sys/file/internal/dir.h"

int tn_closedir(DIR *dir)
{
    const int fd = dir->fd;
    free(dir);
    return tn_close(fd);
}

TN_PUBLIC(closedir);
