// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

int tn_fputws_unlocked(const wchar_t *restrict s, FILE *restrict f)
{
    tn_file_set_wide(f);
    if (!tn_file_start_writing(f))
        return EOF;
    unsigned char array[512];
    bool lent = !f->size, ok = true;
    if (lent)
        tn_file_lend(f, array, sizeof array);
    while (ok && *s)
        ok = tn_file_putwc(f, *s++) != WEOF;
    if (lent && !tn_file_reclaim(f))
        ok = false;
    return ok ? 0 : EOF;
}
TN_PUBLIC(fputws_unlocked);

int tn_fputws(const wchar_t *restrict s, FILE *restrict f)
{
    TN_FILE_GUARD(f);
    return tn_fputws_unlocked(s, f);
}
TN_PUBLIC(fputws);
