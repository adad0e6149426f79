// SPDX-License-Identifier: MIT
// pthread_create (POSIX.1-2024): EAGAIN when the system lacks resources; EINVAL and EPERM from
// explicit scheduling. *out is set before the thread can run.
#include "thread/internal/thread.h"

static int run(void *block)
{
    struct __pthread *self = block;
    tn_thread_begin(self);
    tn_pthread_exit(self->start(self->value));
}

int tn_pthread_create(pthread_t *restrict out, const pthread_attr_t *restrict attr,
                      void *(*start)(void *), void *restrict arg)
{
    return tn_thread_create(out, attr ? tn_attr_const(attr) : tn_thread_defaults(), run, start,
                            arg);
}
TN_PUBLIC(pthread_create);
