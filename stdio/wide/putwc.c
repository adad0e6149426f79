// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

wint_t tn_putwc_unlocked(wchar_t w, FILE *f) { return tn_file_putwc(f, w); }
TN_PUBLIC(putwc_unlocked);
TN_PUBLIC_AS(fputwc_unlocked, tn_putwc_unlocked);

wint_t tn_putwc(wchar_t w, FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_file_putwc(f, w);
}
TN_PUBLIC(putwc);
TN_PUBLIC_AS(fputwc, tn_putwc);
