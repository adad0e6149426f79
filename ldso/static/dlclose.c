// SPDX-License-Identifier: MIT
// dlclose of static programs: the only handle is the program's, which stays.
#include "ldso/static/fail.h"

int tn_dlclose(void *handle)
{
    if (handle == tn_dlopen(nullptr, RTLD_NOW))
        return 0;
    tn_dl_fail("Invalid library handle");
    return -1;
}
TN_PUBLIC(dlclose);
