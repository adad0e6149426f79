// SPDX-License-Identifier: MIT
#include "stdio/scanf/scan.h"
#include "stdio/stream/file.h"

static int get(struct tn_input *in) { return tn_file_getc(in->source); }
// What was just taken lies before rpos.
static void unget(struct tn_input *in, int c) { ((FILE *)in->source)->rpos--; }

int tn_vfscanf(FILE *restrict f, const char *restrict format, va_list ap)
{
    TN_FILE_GUARD(f);
    struct tn_input in = {.get = get, .unget = unget, .source = f};
    return tn_scan(&in, format, ap);
}
TN_PUBLIC(vfscanf);
TN_PUBLIC_AS(__isoc99_vfscanf, tn_vfscanf);
TN_PUBLIC_AS(__isoc23_vfscanf, tn_vfscanf);
