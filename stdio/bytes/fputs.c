// SPDX-License-Identifier: MIT
#include <tenon/string.h>

#include "stdio/stream/file.h"

int tn_fputs_unlocked(const char *restrict s, FILE *restrict f)
{
    size_t n = tn_strlen(s);
    return tn_file_write(f, s, n) == n ? 0 : EOF;
}
TN_PUBLIC(fputs_unlocked);

int tn_fputs(const char *restrict s, FILE *restrict f)
{
    TN_FILE_GUARD(f);
    return tn_fputs_unlocked(s, f);
}
TN_PUBLIC(fputs);
