// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

// The library's signals cannot be caught, nor blocked by a handler's mask.
int tn_sigaction(int sig, const struct sigaction *restrict new, struct sigaction *restrict old)
{
    struct tn_ksigaction k, before;
    if (!tn_sig_valid(sig))
        return (int)tn_ret(-EINVAL);
    if (new)
        k = (struct tn_ksigaction){.handler = (unsigned long)new->sa_handler,
                                   .flags = (unsigned)new->sa_flags,
                                   .mask = *tn_sigbits_const(&new->sa_mask) & TN_SIGNALS_APP};
    const long r = tn_ksigaction(sig, new ? &k : nullptr, old ? &before : nullptr);
    if (r == 0 && old) {
        old->sa_handler = (void (*)(int))before.handler;
        old->sa_flags = (int)before.flags;
#ifdef SA_RESTORER
        old->sa_flags &= ~SA_RESTORER;
#endif
        *tn_sigbits(&old->sa_mask) = before.mask;
    }
    return (int)tn_ret(r);
}
TN_PUBLIC(sigaction);
