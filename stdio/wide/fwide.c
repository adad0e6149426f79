// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

int tn_fwide(FILE *f, int mode)
{
    TN_FILE_GUARD(f);
    if (mode > 0)
        tn_file_set_wide(f);
    else if (mode < 0 && !f->orientation)
        f->orientation = -1;
    return f->orientation;
}
TN_PUBLIC(fwide);
