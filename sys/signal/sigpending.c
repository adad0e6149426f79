// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

int tn_sigpending(sigset_t *set)
{
    tn_signals pending;
    const long r = tn_sys(rt_sigpending, &pending, sizeof pending);
    if (r == 0)
        *tn_sigbits(set) = pending & TN_SIGNALS_APP;
    return (int)tn_ret(r);
}
TN_PUBLIC(sigpending);
