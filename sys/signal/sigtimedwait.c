// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

// Cancellation points. The timeout is relative; null waits for ever.
int tn_sigtimedwait(const sigset_t *restrict set, siginfo_t *restrict info,
                    const struct timespec *restrict timeout)
{
    const tn_signals wanted = *tn_sigbits_const(set) & TN_SIGNALS_APP;
    return (int)tn_ret(tn_sys_cp(rt_sigtimedwait, &wanted, info, timeout, sizeof wanted));
}
TN_PUBLIC(sigtimedwait);

int tn_sigwaitinfo(const sigset_t *restrict set, siginfo_t *restrict info)
{
    return tn_sigtimedwait(set, info, nullptr);
}
TN_PUBLIC(sigwaitinfo);

// Returns an error number. Not interrupted by handlers (POSIX.1-2024 names no EINTR).
int tn_sigwait(const sigset_t *restrict set, int *restrict sig)
{
    const tn_signals wanted = *tn_sigbits_const(set) & TN_SIGNALS_APP;
    long r;
    do
        r = tn_sys_cp(rt_sigtimedwait, &wanted, 0, 0, sizeof wanted);
    while (r == -EINTR);
    if (r < 0)
        return (int)-r;
    *sig = (int)r;
    return 0;
}
TN_PUBLIC(sigwait);
