// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

int tn_siginterrupt(int sig, int interrupt)
{
    struct sigaction a;
    if (tn_sigaction(sig, nullptr, &a))
        return -1;
    a.sa_flags = interrupt ? a.sa_flags & ~SA_RESTART : a.sa_flags | SA_RESTART;
    return tn_sigaction(sig, &a, nullptr);
}
TN_PUBLIC(siginterrupt);
