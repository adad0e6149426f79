// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

// BSD semantics: the handler stays, its signal is blocked while it runs, and system calls restart
// (POSIX.1-2024 leaves the choice).
void (*tn_signal(int sig, void (*handler)(int)))(int)
{
    const struct sigaction new = {.sa_handler = handler, .sa_flags = SA_RESTART};
    struct sigaction old;
    return tn_sigaction(sig, &new, &old) ? SIG_ERR : old.sa_handler;
}
TN_PUBLIC(signal);
TN_PUBLIC_AS(bsd_signal, tn_signal);
