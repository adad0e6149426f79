// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_ferror_unlocked(FILE *f) { return !!(f->flags & TN_F_ERR); }
TN_PUBLIC(ferror_unlocked);
TN_PUBLIC_AS(_IO_ferror_unlocked, tn_ferror_unlocked);

int tn_ferror(FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_ferror_unlocked(f);
}
TN_PUBLIC(ferror);
