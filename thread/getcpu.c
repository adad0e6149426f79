// SPDX-License-Identifier: MIT
// getcpu(2): the processor and the memory node of the calling thread; a null pointer is not written
// to. The vDSO's function, else the system call.
#include "base/errno.h"
#include "base/syscall.h"
#include "base/vdso.h"
#include "thread/thread.h"

int tn_getcpu(unsigned *cpu, unsigned *node)
{
    static tn_vdso_function cache;
    long (*const get)(unsigned *, unsigned *, void *) = tn_vdso_get(&cache, "getcpu");
    return (int)tn_ret(get ? get(cpu, node, nullptr) : tn_sys(getcpu, cpu, node, 0));
}
TN_PUBLIC(getcpu);
