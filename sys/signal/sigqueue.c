// SPDX-License-Identifier: MIT
#include <unistd.h>

#include "sys/signal/signal.h"

int tn_sigqueue(pid_t pid, int sig, union sigval value)
{
    siginfo_t info = {.si_signo = sig, .si_code = SI_QUEUE};
    info.si_value = value;
    info.si_uid = (uid_t)tn_sys(getuid);
    info.si_pid = (pid_t)tn_sys(getpid);
    return (int)tn_ret(tn_sys(rt_sigqueueinfo, pid, sig, &info));
}
TN_PUBLIC(sigqueue);
