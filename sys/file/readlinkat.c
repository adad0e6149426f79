// SPDX-License-Identifier: MIT
// readlinkat: the text of a symbolic link, not terminated, relative to a directory (POSIX
// readlinkat).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_readlinkat(int fd, const char *restrict path, char *restrict buffer, size_t size)
{
    return tn_ret(tn_sys(readlinkat, fd, path, buffer, size));
}

TN_PUBLIC(readlinkat);
