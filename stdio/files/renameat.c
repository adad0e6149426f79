// SPDX-License-Identifier: MIT
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "stdio/stdio.h"

int tn_renameat(int from_dir, const char *from, int to_dir, const char *to)
{
    return (int)tn_ret(tn_sys(renameat2, from_dir, from, to_dir, to, 0));
}
TN_PUBLIC(renameat);
