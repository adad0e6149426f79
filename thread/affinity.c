// SPDX-License-Identifier: MIT
// CPU affinity (sched_setaffinity(2), pthread_setaffinity_np(3), CPU_COUNT(3)).
#include <tenon/mem.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tid.h"
#include "thread/thread.h"

// The kernel writes as many bytes as its own set has; the rest of the caller's is cleared here.
static int get(pid_t tid, size_t size, cpu_set_t *set)
{
    const long r = tn_sys(sched_getaffinity, tid, size, set);
    if (r < 0)
        return (int)r;
    tn_memset((char *)set + r, 0, size - (size_t)r);
    return 0;
}
static pid_t tid_of(pthread_t t) { return t == tn_thread() ? tn_tid() : t->tid; }

int tn_sched_getaffinity(pid_t tid, size_t size, cpu_set_t *set)
{
    return (int)tn_ret(get(tid, size, set));
}
TN_PUBLIC(sched_getaffinity);

int tn_sched_setaffinity(pid_t tid, size_t size, const cpu_set_t *set)
{
    return (int)tn_ret(tn_sys(sched_setaffinity, tid, size, set));
}
TN_PUBLIC(sched_setaffinity);

int tn_pthread_getaffinity_np(pthread_t t, size_t size, cpu_set_t *set)
{
    return -get(tid_of(t), size, set);
}
TN_PUBLIC(pthread_getaffinity_np);

int tn_pthread_setaffinity_np(pthread_t t, size_t size, const cpu_set_t *set)
{
    return (int)-tn_sys(sched_setaffinity, tid_of(t), size, set);
}
TN_PUBLIC(pthread_setaffinity_np);

int tn_sched_cpucount(size_t size, const cpu_set_t *set)
{
    int count = 0;
    for (size_t i = 0; i < size; i++)
        count += __builtin_popcount(((const unsigned char *)set)[i]);
    return count;
}
TN_PUBLIC_AS(__sched_cpucount, tn_sched_cpucount);
