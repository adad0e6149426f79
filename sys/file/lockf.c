// SPDX-License-Identifier: MIT
// lockf: record locks from the current position (POSIX lockf), on top of fcntl. F_LOCK is a
// cancellation point.
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_lockf(int fd, int what, off_t length)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_CUR, .l_len = length};
    switch (what) {
    case F_TEST:
        lock.l_type = F_RDLCK;
        if (tn_fcntl(fd, F_GETLK, &lock) < 0)
            return -1;
        if (lock.l_type == F_UNLCK || lock.l_pid == tn_sys(getpid))
            return 0;
        errno = EACCES;
        return -1;
    case F_ULOCK:
        lock.l_type = F_UNLCK;
        [[fallthrough]];
    case F_TLOCK:
        return tn_fcntl(fd, F_SETLK, &lock);
    case F_LOCK:
        return tn_fcntl(fd, F_SETLKW, &lock);
    }
    errno = EINVAL;
    return -1;
}

TN_PUBLIC(lockf);
