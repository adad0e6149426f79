// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

wint_t tn_getwc_unlocked(FILE *f) { return tn_file_getwc(f); }
TN_PUBLIC(getwc_unlocked);
TN_PUBLIC_AS(fgetwc_unlocked, tn_getwc_unlocked);

wint_t tn_getwc(FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_file_getwc(f);
}
TN_PUBLIC(getwc);
TN_PUBLIC_AS(fgetwc, tn_getwc);
