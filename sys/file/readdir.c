// SPDX-License-Identifier: MIT
// readdir: the next entry, null at the end or on error (POSIX readdir); errno changes only on
// error. Threads that share a stream must agree among themselves.
#include <dirent.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"
#include "sys/file/internal/dir.h"

struct dirent *tn_readdir(DIR *dir)
{
    if (dir->next >= dir->end) {
        const long n = tn_sys(getdents64, dir->fd, dir->buffer, sizeof dir->buffer);
        if (n <= 0) {
            // A directory that was removed while it was read has simply ended.
            if (n < 0 && n != -ENOENT)
                errno = (int)-n;
            return nullptr;
        }
        dir->next = 0;
        dir->end = n;
    }
    struct dirent *entry = (struct dirent *)(dir->buffer + dir->next);
    dir->next += entry->d_reclen;
    dir->position = entry->d_off;
    return entry;
}

TN_PUBLIC(readdir);
