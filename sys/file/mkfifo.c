// SPDX-License-Identifier: MIT
// mkfifo: make a named pipe (POSIX mkfifo).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mkfifo(const char *path, mode_t mode)
{
    return (int)tn_ret(tn_sys(mknodat, AT_FDCWD, path, mode | S_IFIFO, 0));
}

TN_PUBLIC(mkfifo);
