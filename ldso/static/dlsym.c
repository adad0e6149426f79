// SPDX-License-Identifier: MIT
// dlsym and dlvsym of static programs: they have no symbol table to look into.
#include "ldso/static/fail.h"

void *tn_dlsym(void *restrict, const char *restrict)
{
    tn_dl_fail("Symbol not found: this program is linked statically and has no dynamic symbols");
    return nullptr;
}
TN_PUBLIC(dlsym);

void *tn_dlvsym(void *restrict handle, const char *restrict name, const char *restrict)
{
    return tn_dlsym(handle, name);
}
TN_PUBLIC(dlvsym);
