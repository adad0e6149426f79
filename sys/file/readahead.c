// SPDX-License-Identifier: MIT
// readahead: fill the page cache (readahead(2)).
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_readahead(int fd, off_t offset, size_t count)
{
    return tn_ret(tn_sys(readahead, fd, offset, count));
}

TN_PUBLIC(readahead);
