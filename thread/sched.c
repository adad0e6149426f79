// SPDX-License-Identifier: MIT
// Scheduling (POSIX.1-2024 <sched.h>, sched(7)). The library's struct sched_param begins with the
// kernel's, which is its first member alone.
#include <sched.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "thread/thread.h"

int tn_sched_get_priority_max(int policy)
{
    return (int)tn_ret(tn_sys(sched_get_priority_max, policy));
}
TN_PUBLIC(sched_get_priority_max);

int tn_sched_get_priority_min(int policy)
{
    return (int)tn_ret(tn_sys(sched_get_priority_min, policy));
}
TN_PUBLIC(sched_get_priority_min);

int tn_sched_getparam(pid_t pid, struct sched_param *p)
{
    return (int)tn_ret(tn_sys(sched_getparam, pid, p));
}
TN_PUBLIC(sched_getparam);

int tn_sched_setparam(pid_t pid, const struct sched_param *p)
{
    return (int)tn_ret(tn_sys(sched_setparam, pid, p));
}
TN_PUBLIC(sched_setparam);

int tn_sched_getscheduler(pid_t pid) { return (int)tn_ret(tn_sys(sched_getscheduler, pid)); }
TN_PUBLIC(sched_getscheduler);

// Returns 0 like the system call, not the former policy: what Linux programs test for.
int tn_sched_setscheduler(pid_t pid, int policy, const struct sched_param *p)
{
    return (int)tn_ret(tn_sys(sched_setscheduler, pid, policy, p));
}
TN_PUBLIC(sched_setscheduler);

int tn_sched_rr_get_interval(pid_t pid, struct timespec *interval)
{
    return (int)tn_ret(tn_sys(sched_rr_get_interval, pid, interval));
}
TN_PUBLIC(sched_rr_get_interval);

int tn_unshare(int flags) { return (int)tn_ret(tn_sys(unshare, flags)); }
TN_PUBLIC(unshare);

int tn_setns(int fd, int type) { return (int)tn_ret(tn_sys(setns, fd, type)); }
TN_PUBLIC(setns);
