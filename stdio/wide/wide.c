// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

void tn_file_set_wide(FILE *f)
{
    if (!f->orientation)
        f->orientation = tn_locale()->utf8 ? 2 : 1;
}

struct __locale_struct *tn_file_locale(FILE *f)
{
    static struct __locale_struct encodings[] = {{.utf8 = false}, {.utf8 = true}};
    return &encodings[f->orientation == 2];
}
