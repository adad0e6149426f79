// SPDX-License-Identifier: MIT
// link: a new name for a file (POSIX link).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_link(const char *from, const char *to)
{
    return (int)tn_ret(tn_sys(linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}

TN_PUBLIC(link);
