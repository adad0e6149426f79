// SPDX-License-Identifier: MIT
// pthread_getattr_np(3). The main thread's stack ends behind the name that the kernel has put at
// its very end (AT_EXECFN), and may grow to RLIMIT_STACK, which counts from there and is asked for
// now; a limit that is absent counts as 1 GiB, the least that a layout made for no limit leaves
// free. No /proc, no probing.
#include <sys/auxv.h>
#include <sys/resource.h>

#include <tenon/string.h>

#include "thread/internal/thread.h"

constexpr size_t UNLIMITED = 1 << 30;

static uintptr_t main_stack_end(void)
{
    uintptr_t end = (uintptr_t)tn_process.stack_end;
    for (const size_t *a = tn_process.auxv; a[0]; a += 2)
        if (a[0] == AT_EXECFN && a[1] > end)
            end = a[1] + tn_strlen((const char *)a[1]) + 1;
    return tn_align_up(end, tn_page_size());
}

int tn_pthread_getattr_np(pthread_t t, pthread_attr_t *attr)
{
    struct tn_attr *a = tn_attr(attr);
    *a = (struct tn_attr){.detached = t->life == TN_THREAD_DETACHED, .guard_size = t->guard_size};
    if (t->stack_top) {
        a->stack = t->stack_top - t->stack_size;
        a->stack_size = t->stack_size;
        return 0;
    }
    unsigned long limit[2] = {RLIM_INFINITY, 0};
    tn_sys(prlimit64, 0, RLIMIT_STACK, 0, limit);
    a->stack_size = tn_align_down(tn_min(limit[0], UNLIMITED), tn_page_size());
    a->stack = (void *)(main_stack_end() - a->stack_size);
    return 0;
}
TN_PUBLIC(pthread_getattr_np);
