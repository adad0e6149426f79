// SPDX-License-Identifier: MIT
// dlerror (POSIX.1-2024): what went wrong in this thread's last dlopen, dlsym or dlclose, or null
// if nothing has since the last call. The text stays until the thread's next error.
#include "ldso/dl.h"

char *tn_dlerror(void)
{
    if (!tn_self()->dl_error_fresh)
        return nullptr;
    tn_self()->dl_error_fresh = false;
    return tn_self()->dl_error;
}
TN_PUBLIC(dlerror);
