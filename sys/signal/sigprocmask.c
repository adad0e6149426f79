// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"
#include "thread/thread.h"

int tn_sigprocmask(int how, const sigset_t *restrict set, sigset_t *restrict old)
{
    return (int)tn_ret(-tn_pthread_sigmask(how, set, old));
}
TN_PUBLIC(sigprocmask);
