// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

int tn_signalfd(int fd, const sigset_t *set, int flags)
{
    const tn_signals mask = *tn_sigbits_const(set) & TN_SIGNALS_APP;
    return (int)tn_ret(tn_sys(signalfd4, fd, &mask, sizeof mask, flags));
}
TN_PUBLIC(signalfd);
