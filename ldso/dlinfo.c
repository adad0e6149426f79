// SPDX-License-Identifier: MIT
// dlinfo (dlinfo(3)): RTLD_DI_LINKMAP stores the link_map of a handle, which is what handles are.
#include "ldso/dl.h"
#include "ldso/ldso.h"

int tn_dlinfo(void *handle, int request, void *out)
{
    bool valid = false;
    tn_ldso_lock();
    tn_self()->dl_error_fresh = false;
    for (const struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        valid |= &d->map == handle;
    if (!valid)
        tn_ldso_fail("Invalid library handle");
    else if (request != RTLD_DI_LINKMAP)
        valid = tn_ldso_fail("Unsupported dlinfo request");
    else
        *(void **)out = handle;
    tn_ldso_unlock();
    return valid ? 0 : -1;
}
TN_PUBLIC(dlinfo);
