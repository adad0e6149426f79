// SPDX-License-Identifier: MIT
// readlink: the text of a symbolic link, not terminated (POSIX readlink). The kernel refuses a size
// of 0 with EINVAL.
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_readlink(const char *restrict path, char *restrict buffer, size_t size)
{
    return tn_ret(tn_sys(readlinkat, AT_FDCWD, path, buffer, size));
}

TN_PUBLIC(readlink);
