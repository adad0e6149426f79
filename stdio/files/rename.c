// SPDX-License-Identifier: MIT
#include <fcntl.h>

#include "stdio/stdio.h"

int tn_rename(const char *from, const char *to)
{
    return tn_renameat(AT_FDCWD, from, AT_FDCWD, to);
}
TN_PUBLIC(rename);
