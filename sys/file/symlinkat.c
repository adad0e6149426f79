// SPDX-License-Identifier: MIT
// symlinkat: make a symbolic link relative to a directory (POSIX symlinkat).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_symlinkat(const char *target, int fd, const char *path)
{
    return (int)tn_ret(tn_sys(symlinkat, target, fd, path));
}

TN_PUBLIC(symlinkat);
