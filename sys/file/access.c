// SPDX-License-Identifier: MIT
// access: may the real user do this to the file (POSIX access)?
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_access(const char *path, int mode)
{
    return (int)tn_ret(tn_sys(faccessat, AT_FDCWD, path, mode));
}

TN_PUBLIC(access);
