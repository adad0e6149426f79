// SPDX-License-Identifier: MIT
// Cancellation points (POSIX.1-2024 XSH 2.9.5.2). A request that arrives before the call takes
// effect prevents it; one that arrives while it waits ends it; one that arrives after it has had an
// effect waits for the next point, so nothing is lost. A call that a handler interrupted (EINTR)
// had no effect either, but for close, which has closed its descriptor.
#include "base/cancel.h"

#include <errno.h>
#include <pthread.h>

#include "base/syscall.h"
#include "base/tcb.h"

long (*tn_cancel_action)(void);

TN_HIDDEN long tn_syscall_cp_raw(volatile int *cancel, long n, long a, long b, long c, long d,
                                 long e, long f);

long tn_syscall_cp(long n, long a, long b, long c, long d, long e, long f)
{
    struct __pthread *const self = tn_thread();
    if (tn_unlikely(self->cancel_state == PTHREAD_CANCEL_DISABLE))
        return tn_syscall6(n, a, b, c, d, e, f);
    const long r = tn_syscall_cp_raw(&self->cancel, n, a, b, c, d, e, f);
    if (tn_unlikely(r == -ECANCELED || (r == -EINTR && n != SYS_close)) && self->cancel &&
        self->cancel_state != PTHREAD_CANCEL_DISABLE)
        return tn_cancel_action();
    return r;
}
