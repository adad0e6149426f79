// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_putc(int c, FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_file_putc(f, c);
}
TN_PUBLIC(putc);
TN_PUBLIC_AS(fputc, tn_putc);
TN_PUBLIC_AS(_IO_putc, tn_putc);
