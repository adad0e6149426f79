// SPDX-License-Identifier: MIT
// seekdir, rewinddir, telldir, dirfd: the position in a directory and its descriptor (POSIX).
#include <dirent.h>
#include <unistd.h>

#include "base/lock.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"
#include "sys/file/internal/dir.h"

void tn_seekdir(DIR *dir, long position)
{
    tn_lock_take(&dir->lock);
    dir->position = tn_sys(lseek, dir->fd, position, SEEK_SET);
    dir->next = dir->end = 0;
    tn_lock_drop(&dir->lock);
}

void tn_rewinddir(DIR *dir) { tn_seekdir(dir, 0); }
long tn_telldir(DIR *dir) { return dir->position; }
int tn_dirfd(DIR *dir) { return dir->fd; }

TN_PUBLIC(seekdir);
TN_PUBLIC(rewinddir);
TN_PUBLIC(telldir);
TN_PUBLIC(dirfd);
