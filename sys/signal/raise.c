// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

// Signals the calling thread; its handler has run when this returns. Right also in the child of
// vfork, which shares its parent's thread block: the kernel is asked for the id.
int tn_raise(int sig)
{
    // A handler that forks must not run between the two calls: the child would signal its parent's
    // thread.
    const tn_signals old = tn_block_signals(TN_SIGNALS_APP);
    const long r = tn_sys(tkill, tn_sys(gettid), sig);
    tn_restore_signals(old);
    return (int)tn_ret(r);
}
TN_PUBLIC(raise);
