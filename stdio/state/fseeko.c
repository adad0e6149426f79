// SPDX-License-Identifier: MIT
// long and off_t are the same type on our architectures, so fseek is fseeko.
#include "stdio/stream/file.h"

static_assert(sizeof(long) == sizeof(off_t));

int tn_fseeko(FILE *f, off_t offset, int whence)
{
    TN_FILE_GUARD(f);
    return tn_file_seek(f, offset, whence) < 0 ? -1 : 0;
}
TN_PUBLIC(fseeko);
TN_PUBLIC_AS(fseek, tn_fseeko);
