// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

void tn_clearerr_unlocked(FILE *f) { f->flags &= ~(TN_F_EOF | TN_F_ERR); }
TN_PUBLIC(clearerr_unlocked);

void tn_clearerr(FILE *f)
{
    TN_FILE_GUARD(f);
    tn_clearerr_unlocked(f);
}
TN_PUBLIC(clearerr);
