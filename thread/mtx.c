// SPDX-License-Identifier: MIT
// C23 7.28.4: mtx_t is the same object as pthread_mutex_t.
#include "thread/internal/mutex.h"

static pthread_mutex_t *mutex(mtx_t *m) { return (pthread_mutex_t *)m; }

static int result(int error)
{
    switch (error) {
    case 0:
        return thrd_success;
    case EBUSY:
        return thrd_busy;
    case ETIMEDOUT:
        return thrd_timedout;
    default:
        return thrd_error;
    }
}

int tn_mtx_init(mtx_t *m, int type)
{
    static_assert((int)mtx_recursive == PTHREAD_MUTEX_RECURSIVE);
    *tn_mutex(mutex(m)) = (struct tn_mutex){.kind = type & mtx_recursive};
    return thrd_success;
}
TN_PUBLIC(mtx_init);

void tn_mtx_destroy(mtx_t *) {}
TN_PUBLIC(mtx_destroy);

int tn_mtx_lock(mtx_t *m) { return result(tn_pthread_mutex_lock(mutex(m))); }
TN_PUBLIC(mtx_lock);

int tn_mtx_timedlock(mtx_t *restrict m, const struct timespec *restrict deadline)
{
    return result(tn_pthread_mutex_timedlock(mutex(m), deadline));
}
TN_PUBLIC(mtx_timedlock);

int tn_mtx_trylock(mtx_t *m) { return result(tn_pthread_mutex_trylock(mutex(m))); }
TN_PUBLIC(mtx_trylock);

int tn_mtx_unlock(mtx_t *m) { return result(tn_pthread_mutex_unlock(mutex(m))); }
TN_PUBLIC(mtx_unlock);
