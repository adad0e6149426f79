// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"
#include "stdio/wide/wide_scan.h"

static int get(struct tn_input *in) { return (int)tn_file_getwc(in->source); } // WEOF is -1
static void unget(struct tn_input *in, int c) { tn_file_ungetwc(in->source, (wint_t)c); }

int tn_vfwscanf(FILE *restrict f, const wchar_t *restrict format, va_list ap)
{
    TN_FILE_GUARD(f);
    tn_file_set_wide(f);
    struct tn_input in = {.get = get, .unget = unget, .source = f};
    return tn_wide_scan(&in, format, ap);
}
TN_PUBLIC(vfwscanf);
TN_PUBLIC_AS(__isoc99_vfwscanf, tn_vfwscanf);
TN_PUBLIC_AS(__isoc23_vfwscanf, tn_vfwscanf);
