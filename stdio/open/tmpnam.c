// SPDX-License-Identifier: MIT
// A name that did not exist a moment ago (C23 7.23.4.4). Without an array the result is static.
#include "stdio/stream/file.h"
#include "stdlib/stdlib.h"

char *tn_tmpnam(char *array)
{
    static char own[L_tmpnam];
    static const char template[] = P_tmpdir "/tmpnamXXXXXX";
    static_assert(sizeof template <= L_tmpnam);
    char *name = array ? array : own;
    __builtin_memcpy(name, template, sizeof template);
    tn_mktemp(name);
    return *name ? name : nullptr;
}
TN_PUBLIC(tmpnam);
