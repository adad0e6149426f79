// SPDX-License-Identifier: MIT
// A binary int (SVID). EOF is a valid value too; feof and ferror tell.
#include "stdio/stream/file.h"

int tn_getw(FILE *f)
{
    int v;
    return tn_fread(&v, sizeof v, 1, f) ? v : EOF;
}
TN_PUBLIC(getw);
