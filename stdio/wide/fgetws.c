// SPDX-License-Identifier: MIT
// Like fgets: null at the end of file before the first character, and on an error.
#include "stdio/wide/wide.h"

wchar_t *tn_fgetws_unlocked(wchar_t *restrict s, int n, FILE *restrict f)
{
    if (n < 1) {
        errno = EINVAL;
        return nullptr;
    }
    wchar_t *p = s;
    while (--n) {
        wint_t w = tn_file_getwc(f);
        if (w == WEOF) {
            if (p == s || !(f->flags & TN_F_EOF))
                return nullptr;
            break;
        }
        *p++ = (wchar_t)w;
        if (w == '\n')
            break;
    }
    *p = 0;
    return s;
}
TN_PUBLIC(fgetws_unlocked);

wchar_t *tn_fgetws(wchar_t *restrict s, int n, FILE *restrict f)
{
    TN_FILE_GUARD(f);
    return tn_fgetws_unlocked(s, n, f);
}
TN_PUBLIC(fgetws);
