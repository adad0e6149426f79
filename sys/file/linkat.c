// SPDX-License-Identifier: MIT
// linkat: a new name for a file, relative to directories (POSIX linkat).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_linkat(int from_fd, const char *from, int to_fd, const char *to, int flags)
{
    return (int)tn_ret(tn_sys(linkat, from_fd, from, to_fd, to, flags));
}

TN_PUBLIC(linkat);
