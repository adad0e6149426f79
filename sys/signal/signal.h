// SPDX-License-Identifier: MIT
// Signals: the public functions under their tn_ names.
#pragma once

#include <signal.h>
#include <sys/signalfd.h>

#include "base/errno.h"
#include "base/signal.h"
#include "base/tn.h"

// The kernel's part of a set; functions write no other bytes of the caller's (abi: sigset_t is 128
// bytes).
static inline tn_signals *tn_sigbits(sigset_t *s) { return (tn_signals *)s; }
static inline const tn_signals *tn_sigbits_const(const sigset_t *s)
{
    return (const tn_signals *)s;
}
// A signal that applications may name.
static inline bool tn_sig_valid(int sig)
{
    return sig >= 1 && sig < _NSIG && !(TN_SIGNALS_LIBRARY & TN_SIGNAL(sig));
}

// clang-format off
TN_NAME(bsd_signal); TN_NAME(kill); TN_NAME(killpg); TN_NAME(psiginfo); TN_NAME(psignal);
TN_NAME(raise); TN_NAME(sigaction); TN_NAME(sigaddset); TN_NAME(sigaltstack); TN_NAME(sigandset);
TN_NAME(sigdelset); TN_NAME(sigemptyset); TN_NAME(sigfillset); TN_NAME(sighold);
TN_NAME(sigignore); TN_NAME(siginterrupt); TN_NAME(sigisemptyset); TN_NAME(sigismember);
TN_NAME(signal); TN_NAME(signalfd); TN_NAME(sigorset); TN_NAME(sigpause); TN_NAME(sigpending);
TN_NAME(sigprocmask); TN_NAME(sigqueue); TN_NAME(sigrelse); TN_NAME(sigset); TN_NAME(sigsuspend);
TN_NAME(sigtimedwait); TN_NAME(sigwait); TN_NAME(sigwaitinfo);
// clang-format on
TN_HIDDEN void (*tn_sysv_signal(int sig, void (*handler)(int)))(int);
TN_HIDDEN int tn_sigrtmin(void);
TN_HIDDEN int tn_sigrtmax(void);
