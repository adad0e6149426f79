// SPDX-License-Identifier: MIT
// readdir_r: readdir into the caller's entry (POSIX readdir_r, obsolescent); one call at a time per
// stream.
#include <dirent.h>

#include <tenon/mem.h>

#include "base/errno.h"
#include "base/lock.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"
#include "sys/file/internal/dir.h"

int tn_readdir_r(DIR *restrict dir, struct dirent *restrict entry, struct dirent **restrict result)
{
    const int saved = errno;
    errno = 0;
    tn_lock_take(&dir->lock);
    struct dirent *found = tn_readdir(dir);
    const int error = errno;
    if (found)
        tn_memcpy(entry, found, found->d_reclen);
    tn_lock_drop(&dir->lock);
    errno = saved;
    *result = found ? entry : nullptr;
    return found ? 0 : error;
}

TN_PUBLIC(readdir_r);
