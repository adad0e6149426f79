// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

// Waiting for children; cancellation points. The kernel writes the first 144 bytes of struct
// rusage; the rest is reserved.
pid_t tn_wait4(pid_t pid, int *status, int options, struct rusage *usage)
{
    return (pid_t)tn_ret(tn_sys_cp(wait4, pid, status, options, usage));
}
TN_PUBLIC(wait4);

pid_t tn_wait3(int *status, int options, struct rusage *usage)
{
    return tn_wait4(-1, status, options, usage);
}
TN_PUBLIC(wait3);

pid_t tn_waitpid(pid_t pid, int *status, int options)
{
    return tn_wait4(pid, status, options, nullptr);
}
TN_PUBLIC(waitpid);

pid_t tn_wait(int *status) { return tn_wait4(-1, status, 0, nullptr); }
TN_PUBLIC(wait);

int tn_waitid(idtype_t type, id_t id, siginfo_t *info, int options)
{
    return (int)tn_ret(tn_sys_cp(waitid, type, id, info, options, 0));
}
TN_PUBLIC(waitid);
