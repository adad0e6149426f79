// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

void tn_rewind(FILE *f)
{
    TN_FILE_GUARD(f);
    tn_file_seek(f, 0, SEEK_SET);
    f->flags &= ~TN_F_ERR;
}
TN_PUBLIC(rewind);
