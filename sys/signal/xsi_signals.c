// SPDX-License-Identifier: MIT
// The XSI signal functions that POSIX.1-2008 marked obsolescent.
#include "sys/signal/signal.h"

static int mask_one(int how, int sig, sigset_t *old)
{
    sigset_t set;
    tn_sigemptyset(&set);
    return tn_sigaddset(&set, sig) ? -1 : tn_sigprocmask(how, &set, old);
}

int tn_sighold(int sig) { return mask_one(SIG_BLOCK, sig, nullptr); }
TN_PUBLIC(sighold);

int tn_sigrelse(int sig) { return mask_one(SIG_UNBLOCK, sig, nullptr); }
TN_PUBLIC(sigrelse);

int tn_sigignore(int sig)
{
    const struct sigaction ignore = {.sa_handler = SIG_IGN};
    return tn_sigaction(sig, &ignore, nullptr);
}
TN_PUBLIC(sigignore);

// Waits with the signal open, whatever the mask says of it now.
int tn_sigpause(int sig)
{
    sigset_t mask;
    tn_sigprocmask(SIG_BLOCK, nullptr, &mask);
    return tn_sigdelset(&mask, sig) ? -1 : tn_sigsuspend(&mask);
}
TN_PUBLIC(sigpause);

// Returns SIG_HOLD if the signal was blocked, else its former disposition.
void (*tn_sigset(int sig, void (*disposition)(int)))(int)
{
    struct sigaction old;
    sigset_t mask;
    if (disposition == SIG_HOLD) {
        if (mask_one(SIG_BLOCK, sig, &mask) || tn_sigaction(sig, nullptr, &old))
            return SIG_ERR;
    } else {
        const struct sigaction new = {.sa_handler = disposition};
        if (tn_sigaction(sig, &new, &old) || mask_one(SIG_UNBLOCK, sig, &mask))
            return SIG_ERR;
    }
    return tn_sigismember(&mask, sig) == 1 ? SIG_HOLD : old.sa_handler;
}
TN_PUBLIC(sigset);
