// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

// What objects built for strict ISO C with another libc's headers call: the handler runs once, with
// its signal open.
void (*tn_sysv_signal(int sig, void (*handler)(int)))(int)
{
    const struct sigaction new = {.sa_handler = handler,
                                  .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
    struct sigaction old;
    return tn_sigaction(sig, &new, &old) ? SIG_ERR : old.sa_handler;
}
TN_PUBLIC_AS(__sysv_signal, tn_sysv_signal);
