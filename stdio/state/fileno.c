// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_fileno_unlocked(FILE *f)
{
    if (f->fd < 0)
        errno = EBADF;
    return f->fd;
}
TN_PUBLIC(fileno_unlocked);

int tn_fileno(FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_fileno_unlocked(f);
}
TN_PUBLIC(fileno);
