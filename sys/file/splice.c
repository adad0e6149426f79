// SPDX-License-Identifier: MIT
// splice: move data between a pipe and a file (splice(2)). Cancellation point.
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_splice(int in, off_t *in_offset, int out, off_t *out_offset, size_t size, unsigned flags)
{
    return tn_ret(tn_sys_cp(splice, in, in_offset, out, out_offset, size, flags));
}

TN_PUBLIC(splice);
