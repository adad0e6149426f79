// SPDX-License-Identifier: MIT
// pthread_sigqueue(3): a signal with a value for one thread. EINVAL as pthread_kill; EAGAIN when
// the queue is full; a thread that has ended but is not joined is no error.
#include <errno.h>

#include "thread/internal/thread.h"

int tn_pthread_sigqueue(pthread_t t, int sig, union sigval value)
{
    if (!tn_thread_may_send(sig))
        return EINVAL;
    siginfo_t info = {.si_signo = sig, .si_code = SI_QUEUE};
    info.si_value = value;
    info.si_uid = (uid_t)tn_sys(getuid);
    info.si_pid = (pid_t)tn_sys(getpid);
    return tn_thread_signal(t, sig, &info);
}
TN_PUBLIC(pthread_sigqueue);
