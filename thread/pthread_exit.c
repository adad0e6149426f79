// SPDX-License-Identifier: MIT
// pthread_exit (POSIX.1-2024): cleanup handlers, newest first, then the thread_exit hooks:
// destructors of thread-specific data (order 0), then what library packages keep per thread. The
// last thread ends the process as exit(0) would.
#include "base/hooks.h"
#include "thread/internal/thread.h"

void tn_pthread_exit(void *value)
{
    struct __pthread *const self = tn_thread();
    self->cancel_state = PTHREAD_CANCEL_DISABLE;
    self->cancel_type = PTHREAD_CANCEL_DEFERRED;
    self->value = value;
    for (struct __ptcb *c; (c = self->cleanup);) {
        self->cleanup = c->__next;
        c->__f(c->__x);
    }
    tn_hooks_run(thread_exit, self);
    tn_thread_end(self);
}
TN_PUBLIC(pthread_exit);
