// SPDX-License-Identifier: MIT
// dlopen of static programs: a handle for the program itself, and an error for everything else.
#include "ldso/static/fail.h"

void *tn_dlopen(const char *name, int)
{
    static struct link_map program;
    if (!name)
        return &program;
    tn_dl_fail("Dynamic loading is not supported: this program is linked statically");
    return nullptr;
}
TN_PUBLIC(dlopen);
