// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_getc(FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_file_getc(f);
}
TN_PUBLIC(getc);
TN_PUBLIC_AS(fgetc, tn_getc);
TN_PUBLIC_AS(_IO_getc, tn_getc);
