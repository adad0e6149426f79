// SPDX-License-Identifier: MIT
// tee: copy data between pipes (tee(2)).
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_tee(int in, int out, size_t size, unsigned flags)
{
    return tn_ret(tn_sys(tee, in, out, size, flags));
}

TN_PUBLIC(tee);
