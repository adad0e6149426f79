// SPDX-License-Identifier: MIT
// truncate: set the length of a file (POSIX truncate).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_truncate(const char *path, off_t length)
{
    return (int)tn_ret(tn_sys(truncate, path, length));
}

TN_PUBLIC(truncate);
