// SPDX-License-Identifier: MIT
// A pathname without its last part (POSIX.1-2024 dirname), "." if nothing is left. Cuts the
// argument off.
#include <libgen.h>
#include <tenon/string.h>

#include "base/tn.h"

// The length of a prefix without the slashes at its end.
static size_t without_slashes(const char *path, size_t n)
{
    while (n && path[n - 1] == '/')
        n--;
    return n;
}

TN_NAME(dirname);
char *tn_dirname(char *path)
{
    size_t all = path ? tn_strlen(path) : 0, n = all;
    if (!all)
        return (char *)".";
    n = without_slashes(path, n);
    while (n && path[n - 1] != '/')
        n--;
    if (!n)
        return (char *)(*path == '/' ? "/" : ".");
    n = without_slashes(path, n);
    if (!n)
        return (char *)"/";
    path[n] = 0;
    return path;
}
TN_PUBLIC(dirname);
