// SPDX-License-Identifier: MIT
#include "base/signal.h"

#include <errno.h>

#include "thread/thread.h"

// The library's signals stay open and are not shown. Only the kernel's eight bytes of the old set
// are written (abi).
int tn_pthread_sigmask(int how, const sigset_t *restrict set, sigset_t *restrict old)
{
    tn_signals wanted, before;
    if (set) {
        if (how != SIG_BLOCK && how != SIG_UNBLOCK && how != SIG_SETMASK)
            return EINVAL;
        wanted = *(const tn_signals *)set & TN_SIGNALS_APP;
    }
    const long r = tn_sys(rt_sigprocmask, how, set ? &wanted : nullptr, &before, sizeof before);
    if (r == 0 && old)
        *(tn_signals *)old = before & TN_SIGNALS_APP;
    return (int)-r;
}
TN_PUBLIC(pthread_sigmask);
