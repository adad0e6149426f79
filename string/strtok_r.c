// SPDX-License-Identifier: MIT
// strtok_r (POSIX.1-2024): the next token of s, or of where *state says the previous call stopped.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strtok_r(char *restrict s, const char *restrict separators, char **restrict state)
{
    if (!s)
        s = *state;
    if (!s)
        return nullptr;
    s += tn_strspn(s, separators);
    if (!*s) {
        *state = nullptr;
        return nullptr;
    }
    char *end = s + tn_strcspn(s, separators);
    if (*end)
        *end++ = 0;
    else
        end = nullptr;
    *state = end;
    return s;
}
TN_PUBLIC(strtok_r);
