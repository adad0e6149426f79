// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

// A cancellation point. Returns -1 with EINTR after a handler has run.
int tn_sigsuspend(const sigset_t *set)
{
    const tn_signals mask = *tn_sigbits_const(set) & TN_SIGNALS_APP;
    return (int)tn_ret(tn_sys_cp(rt_sigsuspend, &mask, sizeof mask));
}
TN_PUBLIC(sigsuspend);
