// SPDX-License-Identifier: MIT
// The one line that err(3), warn(3) and their kin write, in one system call.
#include "stdio/report/report.h"

#include <tenon/string.h>

#include "stdio/stream/file.h"

extern char *__progname;

void tn_report(int error, const char *format, va_list ap)
{
    FILE *f = tn_stderr;
    TN_FILE_GUARD(f);
    if (!tn_file_start_writing(f))
        return;
    unsigned char array[512];
    bool lent = !f->size;
    if (lent)
        tn_file_lend(f, array, sizeof array);
    tn_fprintf(f, "%s: ", __progname);
    if (format)
        tn_vfprintf(f, format, ap);
    if (error)
        tn_fprintf(f, format ? ": %s\n" : "%s\n", tn_strerror(error));
    else
        tn_putc('\n', f);
    if (lent)
        tn_file_reclaim(f);
}
