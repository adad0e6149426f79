// SPDX-License-Identifier: MIT
// copy_file_range: copy inside the kernel (copy_file_range(2)).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_copy_file_range(int in, off_t *in_offset, int out, off_t *out_offset, size_t size,
                           unsigned flags)
{
    return tn_ret(tn_sys(copy_file_range, in, in_offset, out, out_offset, size, flags));
}

TN_PUBLIC(copy_file_range);
