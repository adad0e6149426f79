// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "base/syscall.h"
#include "base/vdso.h"
#include "thread/thread.h"

int tn_sched_getcpu(void)
{
    static tn_vdso_function cache;
    unsigned cpu = 0;
    int (*const getcpu)(unsigned *, unsigned *, void *) = tn_vdso_get(&cache, "getcpu");
    const long r = getcpu ? getcpu(&cpu, nullptr, nullptr) : tn_sys(getcpu, &cpu, 0, 0);
    return r ? (int)tn_ret(r) : (int)cpu;
}
TN_PUBLIC(sched_getcpu);
