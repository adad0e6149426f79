// SPDX-License-Identifier: MIT
// The message of errno on stderr as one write. The stream's orientation stays what it was
// (C23 7.23.10.4, POSIX).
#include <tenon/string.h>

#include "stdio/stream/file.h"

void tn_perror(const char *prefix)
{
    const char *message = tn_strerror(errno);
    FILE *f = tn_stderr;
    TN_FILE_GUARD(f);
    signed char orientation = f->orientation;
    if (prefix && *prefix)
        tn_fprintf(f, "%s: %s\n", prefix, message);
    else
        tn_fprintf(f, "%s\n", message);
    f->orientation = orientation;
}
TN_PUBLIC(perror);
