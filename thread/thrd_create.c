// SPDX-License-Identifier: MIT
// thrd_create (C23 7.28.5.1).
#include <errno.h>

#include "thread/internal/thread.h"

static int run(void *block)
{
    struct __pthread *self = block;
    tn_thread_begin(self);
    const thrd_start_t start = (thrd_start_t)(void (*)(void))self->start;
    tn_pthread_exit((void *)(intptr_t)start(self->value));
}

int tn_thrd_create(thrd_t *out, thrd_start_t start, void *arg)
{
    switch (tn_thread_create(out, tn_thread_defaults(), run,
                             (void *(*)(void *))(void (*)(void))start, arg)) {
    case 0:
        return thrd_success;
    case EAGAIN:
        return thrd_nomem;
    default:
        return thrd_error;
    }
}
TN_PUBLIC(thrd_create);
