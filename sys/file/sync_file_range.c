// SPDX-License-Identifier: MIT
// sync_file_range: write part of a file (sync_file_range(2)).
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_sync_file_range(int fd, off_t start, off_t length, unsigned flags)
{
    return (int)tn_ret(tn_sys(sync_file_range, fd, start, length, flags));
}

TN_PUBLIC(sync_file_range);
