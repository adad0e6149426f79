// SPDX-License-Identifier: MIT
// faccessat: access relative to a directory, with AT_EACCESS for the effective ids (POSIX
// faccessat). faccessat2 exists since Linux 5.8; an emulator without it still answers flags of 0,
// and AT_EACCESS where real and effective ids agree.
#include <fcntl.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_faccessat(int fd, const char *path, int mode, int flags)
{
    if (!flags)
        return (int)tn_ret(tn_sys(faccessat, fd, path, mode));
    long r = tn_sys(faccessat2, fd, path, mode, flags);
    if (r == -ENOSYS && flags == AT_EACCESS && tn_sys(getuid) == tn_sys(geteuid) &&
        tn_sys(getgid) == tn_sys(getegid))
        r = tn_sys(faccessat, fd, path, mode);
    return (int)tn_ret(r);
}

TN_PUBLIC(faccessat);
