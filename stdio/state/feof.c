// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_feof_unlocked(FILE *f) { return !!(f->flags & TN_F_EOF); }
TN_PUBLIC(feof_unlocked);
TN_PUBLIC_AS(_IO_feof_unlocked, tn_feof_unlocked);

int tn_feof(FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_feof_unlocked(f);
}
TN_PUBLIC(feof);
