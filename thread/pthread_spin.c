// SPDX-License-Identifier: MIT
// Spin locks: an int, 0 when free. Waiting threads read, so that the line stays shared until it is
// worth a try.
#include <errno.h>

#include "base/atomic.h"
#include "thread/thread.h"

int tn_pthread_spin_init(pthread_spinlock_t *l, int)
{
    *l = 0;
    return 0;
}
TN_PUBLIC(pthread_spin_init);

int tn_pthread_spin_destroy(pthread_spinlock_t *) { return 0; }
TN_PUBLIC(pthread_spin_destroy);

int tn_pthread_spin_lock(pthread_spinlock_t *l)
{
    while (tn_swap_acquire(l, 1))
        while (tn_load_relaxed(l))
            tn_cpu_relax();
    return 0;
}
TN_PUBLIC(pthread_spin_lock);

int tn_pthread_spin_trylock(pthread_spinlock_t *l) { return tn_swap_acquire(l, 1) ? EBUSY : 0; }
TN_PUBLIC(pthread_spin_trylock);

int tn_pthread_spin_unlock(pthread_spinlock_t *l)
{
    tn_store_release(l, 0);
    return 0;
}
TN_PUBLIC(pthread_spin_unlock);
