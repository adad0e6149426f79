// SPDX-License-Identifier: MIT
// pthread_getattr_np(3). The main thread's stack ends where start-up found it and may grow to
// RLIMIT_STACK, asked for now; a limit that is absent counts as 1 GiB, the least that a layout made
// for no limit leaves free. No /proc, no probing.
#include <sys/resource.h>

#include "thread/internal/thread.h"

constexpr size_t UNLIMITED = 1 << 30;

int tn_pthread_getattr_np(pthread_t t, pthread_attr_t *attr)
{
    struct tn_attr *a = tn_attr(attr);
    *a = (struct tn_attr){.detached = t->life == TN_THREAD_DETACHED, .guard_size = t->guard_size};
    if (t->stack_top) {
        a->stack = t->stack_top - t->stack_size;
        a->stack_size = t->stack_size;
        return 0;
    }
    const size_t page = tn_page_size();
    unsigned long limit[2] = {RLIM_INFINITY, 0};
    tn_sys(prlimit64, 0, RLIMIT_STACK, 0, limit);
    const uintptr_t top = tn_align_up((uintptr_t)tn_process.stack_end, page);
    a->stack_size = tn_align_down(tn_min(limit[0], UNLIMITED), page);
    a->stack = (void *)(top - a->stack_size);
    return 0;
}
TN_PUBLIC(pthread_getattr_np);
