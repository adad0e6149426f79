// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_prlimit(pid_t pid, int resource, const struct rlimit *new, struct rlimit *old)
{
    return (int)tn_ret(tn_sys(prlimit64, pid, resource, new, old));
}
TN_PUBLIC(prlimit);

int tn_getrlimit(int resource, struct rlimit *limit)
{
    return tn_prlimit(0, resource, nullptr, limit);
}
TN_PUBLIC(getrlimit);

int tn_setrlimit(int resource, const struct rlimit *limit)
{
    return tn_prlimit(0, resource, limit, nullptr);
}
TN_PUBLIC(setrlimit);
