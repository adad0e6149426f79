// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

ssize_t tn_getline(char **restrict line, size_t *restrict size, FILE *restrict f)
{
    return tn_getdelim(line, size, '\n', f);
}
TN_PUBLIC(getline);
