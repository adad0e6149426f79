// SPDX-License-Identifier: MIT
// Operations on signal sets. Only the kernel's eight bytes of the 128 are read and written (abi),
// and the library's own signals are never in a set that these make.
#include "sys/signal/signal.h"

int tn_sigemptyset(sigset_t *set)
{
    *tn_sigbits(set) = 0;
    return 0;
}
TN_PUBLIC(sigemptyset);

int tn_sigfillset(sigset_t *set)
{
    *tn_sigbits(set) = TN_SIGNALS_APP;
    return 0;
}
TN_PUBLIC(sigfillset);

int tn_sigaddset(sigset_t *set, int sig)
{
    if (!tn_sig_valid(sig))
        return (int)tn_ret(-EINVAL);
    *tn_sigbits(set) |= TN_SIGNAL(sig);
    return 0;
}
TN_PUBLIC(sigaddset);

int tn_sigdelset(sigset_t *set, int sig)
{
    if (!tn_sig_valid(sig))
        return (int)tn_ret(-EINVAL);
    *tn_sigbits(set) &= ~TN_SIGNAL(sig);
    return 0;
}
TN_PUBLIC(sigdelset);

int tn_sigismember(const sigset_t *set, int sig)
{
    if (sig < 1 || sig >= _NSIG)
        return (int)tn_ret(-EINVAL);
    return *tn_sigbits_const(set) & TN_SIGNAL(sig) ? 1 : 0;
}
TN_PUBLIC(sigismember);

int tn_sigisemptyset(const sigset_t *set) { return !*tn_sigbits_const(set); }
TN_PUBLIC(sigisemptyset);

int tn_sigandset(sigset_t *out, const sigset_t *a, const sigset_t *b)
{
    *tn_sigbits(out) = *tn_sigbits_const(a) & *tn_sigbits_const(b);
    return 0;
}
TN_PUBLIC(sigandset);

int tn_sigorset(sigset_t *out, const sigset_t *a, const sigset_t *b)
{
    *tn_sigbits(out) = *tn_sigbits_const(a) | *tn_sigbits_const(b);
    return 0;
}
TN_PUBLIC(sigorset);
