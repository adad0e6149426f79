// SPDX-License-Identifier: MIT
// __xstat, __fxstat, __lxstat, __fxstatat, __xmknod, __xmknodat: what objects compiled for old
// glibc call; the version is ignored.
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_xstat(int version, const char *path, struct stat *st) { return tn_stat(path, st); }
int tn_lxstat(int version, const char *path, struct stat *st) { return tn_lstat(path, st); }
int tn_fxstat(int version, int fd, struct stat *st) { return tn_fstat(fd, st); }
int tn_fxstatat(int version, int fd, const char *path, struct stat *st, int flags)
{
    return tn_fstatat(fd, path, st, flags);
}
int tn_xmknod(int version, const char *path, mode_t mode, dev_t *device)
{
    return tn_mknodat(AT_FDCWD, path, mode, *device);
}
int tn_xmknodat(int version, int fd, const char *path, mode_t mode, dev_t *device)
{
    return tn_mknodat(fd, path, mode, *device);
}
TN_PUBLIC_AS(__xstat, tn_xstat);
TN_PUBLIC_AS(__lxstat, tn_lxstat);
TN_PUBLIC_AS(__fxstat, tn_fxstat);
TN_PUBLIC_AS(__fxstatat, tn_fxstatat);
TN_PUBLIC_AS(__xmknod, tn_xmknod);
TN_PUBLIC_AS(__xmknodat, tn_xmknodat);
