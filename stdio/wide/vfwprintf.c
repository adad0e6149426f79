// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"
#include "stdio/wide/wide_format.h"

static void put(struct tn_wide_sink *w, const wchar_t *p, size_t n)
{
    for (FILE *f = w->to; n; p++, n--)
        if (tn_file_putwc(f, *p) == WEOF) {
            w->sink.failed = true;
            return;
        }
}

int tn_vfwprintf(FILE *restrict f, const wchar_t *restrict format, va_list ap)
{
    TN_FILE_GUARD(f);
    tn_file_set_wide(f);
    if (!tn_file_start_writing(f))
        return -1;
    unsigned char array[512];
    bool lent = !f->size;
    if (lent)
        tn_file_lend(f, array, sizeof array);
    struct tn_wide_sink w = {.put = put, .to = f};
    int n = tn_wide_format(&w, format, ap);
    return lent && !tn_file_reclaim(f) ? -1 : n;
}
TN_PUBLIC(vfwprintf);
