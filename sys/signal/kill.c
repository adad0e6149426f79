// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

int tn_kill(pid_t pid, int sig) { return (int)tn_ret(tn_sys(kill, pid, sig)); }
TN_PUBLIC(kill);

int tn_killpg(pid_t group, int sig)
{
    if (group < 0)
        return (int)tn_ret(-EINVAL);
    return tn_kill(-group, sig);
}
TN_PUBLIC(killpg);
