// SPDX-License-Identifier: MIT
// C23 7.28.3: cnd_t is the same object as pthread_cond_t.
#include "thread/internal/cond.h"

static struct tn_cond *cond(cnd_t *c) { return (struct tn_cond *)c; }

int tn_cnd_init(cnd_t *c)
{
    *cond(c) = (struct tn_cond){};
    return thrd_success;
}
TN_PUBLIC(cnd_init);

void tn_cnd_destroy(cnd_t *c) { tn_pthread_cond_destroy((pthread_cond_t *)c); }
TN_PUBLIC(cnd_destroy);

int tn_cnd_signal(cnd_t *c)
{
    tn_cond_wake(cond(c), false);
    return thrd_success;
}
TN_PUBLIC(cnd_signal);

int tn_cnd_broadcast(cnd_t *c)
{
    tn_cond_wake(cond(c), true);
    return thrd_success;
}
TN_PUBLIC(cnd_broadcast);

int tn_cnd_wait(cnd_t *c, mtx_t *m)
{
    return tn_cond_wait(cond(c), (pthread_mutex_t *)m, CLOCK_REALTIME, nullptr) ? thrd_error
                                                                                : thrd_success;
}
TN_PUBLIC(cnd_wait);

int tn_cnd_timedwait(cnd_t *restrict c, mtx_t *restrict m, const struct timespec *restrict deadline)
{
    const int r = tn_cond_wait(cond(c), (pthread_mutex_t *)m, CLOCK_REALTIME, deadline);
    return r == 0 ? thrd_success : r == ETIMEDOUT ? thrd_timedout : thrd_error;
}
TN_PUBLIC(cnd_timedwait);
