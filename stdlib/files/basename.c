// SPDX-License-Identifier: MIT
// The last part of a pathname (POSIX.1-2024 basename), "." for an empty one. Cuts trailing slashes
// off the argument.
#include <libgen.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(basename);
char *tn_basename(char *path)
{
    size_t n = path ? tn_strlen(path) : 0;
    if (!n)
        return (char *)".";
    while (n > 1 && path[n - 1] == '/')
        path[--n] = 0;
    while (n && path[n - 1] != '/')
        n--;
    return path[n] ? path + n : path;
}
TN_PUBLIC(basename);
TN_PUBLIC_AS(__xpg_basename, tn_basename);
