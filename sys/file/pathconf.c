// SPDX-License-Identifier: MIT
// pathconf, fpathconf: limits of a file (POSIX). What depends on the file system is asked of it;
// the rest is Linux's.
#include <limits.h>
#include <sys/statfs.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

static long limit(int name)
{
    switch (name) {
    case _PC_LINK_MAX:
        return _POSIX_LINK_MAX;
    case _PC_MAX_CANON:
        return _POSIX_MAX_CANON;
    case _PC_MAX_INPUT:
        return _POSIX_MAX_INPUT;
    case _PC_NAME_MAX:
        return NAME_MAX;
    case _PC_PATH_MAX:
        return PATH_MAX;
    case _PC_PIPE_BUF:
        return PIPE_BUF;
    case _PC_CHOWN_RESTRICTED:
        return 1;
    case _PC_NO_TRUNC:
        return 1;
    case _PC_VDISABLE:
        return 0;
    case _PC_SYNC_IO:
        return 1;
    case _PC_ASYNC_IO:
    case _PC_PRIO_IO:
    case _PC_SOCK_MAXBUF:
        return -1;
    case _PC_FILESIZEBITS:
        return 64;
    case _PC_REC_INCR_XFER_SIZE:
    case _PC_REC_MAX_XFER_SIZE:
    case _PC_REC_MIN_XFER_SIZE:
    case _PC_REC_XFER_ALIGN:
        return 4096;
    case _PC_ALLOC_SIZE_MIN:
        return 4096;
    case _PC_SYMLINK_MAX:
        return -1;
    case _PC_2_SYMLINKS:
        return 1;
    }
    errno = EINVAL;
    return -1;
}

static long answer(int name, long r, const struct statfs *fs)
{
    if (r)
        return tn_ret(r);
    return name == _PC_NAME_MAX && fs->f_namelen ? (long)fs->f_namelen : limit(name);
}

long tn_fpathconf(int fd, int name)
{
    struct statfs fs = {};
    return answer(name, tn_sys(fstatfs, fd, &fs), &fs);
}

long tn_pathconf(const char *path, int name)
{
    struct statfs fs = {};
    return answer(name, tn_sys(statfs, path, &fs), &fs);
}

TN_PUBLIC(fpathconf);
TN_PUBLIC(pathconf);
