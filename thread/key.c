// SPDX-License-Identifier: MIT
// Thread-specific data (POSIX.1-2024 pthread_key_create, C23 tss_create): a table of destructors
// for the process, a table of values per thread. A value is two loads away.
#include <errno.h>
#include <limits.h>

#include "base/atomic.h"
#include "base/hooks.h"
#include "thread/internal/thread.h"

// A key in use has a destructor, if only the empty one.
static void (*volatile destructors[PTHREAD_KEYS_MAX])(void *);
static volatile unsigned
    next_key; // where to look first: numbers are reused late, so that stale keys show

static void nothing(void *) {}

int tn_pthread_key_create(pthread_key_t *key, void (*destructor)(void *))
{
    if (!destructor)
        destructor = nothing;
    const unsigned first = tn_load_relaxed(&next_key);
    for (unsigned i = 0; i < PTHREAD_KEYS_MAX; i++) {
        const unsigned k = (first + i) % PTHREAD_KEYS_MAX;
        void (*unused)(void *) = nullptr;
        if (!tn_load_relaxed(&destructors[k]) &&
            tn_cas_acq_rel(&destructors[k], &unused, destructor)) {
            tn_store_relaxed(&next_key, k + 1);
            *key = k;
            return 0;
        }
    }
    return EAGAIN;
}
TN_PUBLIC(pthread_key_create);

// Runs no destructor, but the values must be gone before the number is given out again.
int tn_pthread_key_delete(pthread_key_t key)
{
    if (key >= PTHREAD_KEYS_MAX || !tn_load_relaxed(&destructors[key]))
        return EINVAL;
    struct __pthread *const self = tn_thread();
    tn_lock_take(&tn_threads_lock);
    struct __pthread *t = self;
    do {
        if (t->tsd)
            tn_store_relaxed(&t->tsd[key], nullptr);
    } while ((t = t->next) != self);
    tn_lock_drop(&tn_threads_lock);
    tn_store_release(&destructors[key], nullptr);
    return 0;
}
TN_PUBLIC(pthread_key_delete);

int tn_pthread_setspecific(pthread_key_t key, const void *value)
{
    static void *main_values[PTHREAD_KEYS_MAX]; // other threads have theirs beside their stack
    struct __pthread *const self = tn_thread();
    if (key >= PTHREAD_KEYS_MAX)
        return EINVAL;
    if (!self->tsd)
        self->tsd = main_values;
    self->tsd_used = true;
    tn_store_relaxed(&self->tsd[key], (void *)value);
    return 0;
}
TN_PUBLIC(pthread_setspecific);

// At the end of a thread. A destructor may set values again, so there are rounds, but no more than
// PTHREAD_DESTRUCTOR_ITERATIONS.
[[gnu::used]] static void destroy(void *thread)
{
    struct __pthread *const self = thread;
    for (int round = 0; self->tsd_used && round < PTHREAD_DESTRUCTOR_ITERATIONS; round++) {
        self->tsd_used = false;
        for (unsigned k = 0; k < PTHREAD_KEYS_MAX; k++) {
            void *const value = tn_load_relaxed(&self->tsd[k]);
            void (*const destructor)(void *) = tn_load_acquire(&destructors[k]);
            if (value && destructor) {
                self->tsd[k] = nullptr;
                destructor(value);
            }
        }
    }
}
TN_HOOK(thread_exit, 0, destroy);
