// SPDX-License-Identifier: MIT
// strsep (4.4BSD): cut *s at its first separator; unlike strtok, neighbouring separators enclose
// empty fields.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strsep(char **s, const char *separators)
{
    char *field = *s;
    if (!field)
        return nullptr;
    char *end = field + tn_strcspn(field, separators);
    if (*end)
        *end++ = 0;
    else
        end = nullptr;
    *s = end;
    return field;
}
TN_PUBLIC(strsep);
