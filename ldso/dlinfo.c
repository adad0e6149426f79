// SPDX-License-Identifier: MIT
// dlinfo (dlinfo(3)): RTLD_DI_LINKMAP stores the link_map of a handle, which is what handles are;
// RTLD_DI_TLS_MODID the number of its TLS module (0 without one), RTLD_DI_TLS_DATA the calling
// thread's block of it or null; RTLD_DI_PHDR its program headers, and returns their number.
#include "ldso/dl.h"
#include "ldso/ldso.h"

int tn_dlinfo(void *handle, int request, void *out)
{
    const struct tn_dso *d = tn_ldso.head;
    int r = 0;
    tn_ldso_lock();
    tn_self()->dl_error_fresh = false;
    while (d && &d->map != handle)
        d = tn_dso_next(d);
    if (!d) {
        tn_ldso_fail("Invalid library handle");
        r = -1;
    } else if (request == RTLD_DI_LINKMAP) {
        *(void **)out = handle;
    } else if (request == RTLD_DI_TLS_MODID) {
        *(size_t *)out = d->tls.id;
    } else if (request == RTLD_DI_TLS_DATA) {
        *(void **)out = d->tls_live ? (void *)(tn_self()->dtv[d->tls.id] - TN_DTV_BIAS) : nullptr;
    } else if (request == RTLD_DI_PHDR) {
        *(const Elf64_Phdr **)out = d->phdr;
        r = (int)d->phnum;
    } else {
        tn_ldso_fail("Unsupported dlinfo request");
        r = -1;
    }
    tn_ldso_unlock();
    return r;
}
TN_PUBLIC(dlinfo);
