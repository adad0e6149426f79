// SPDX-License-Identifier: MIT
// Barriers: pthread_barrier_t, 32 bytes. The round and the number of its arrivals change together,
// in one 64-bit word, so any number of threads may use a barrier; sleepers wait on the half that
// holds the round. `inside` counts who has not yet returned: destroy, which is allowed as soon as
// one thread has, waits for the others.
#include <limits.h>

#include "thread/internal/futex.h"
#include "thread/thread.h"

struct tn_barrier {
    union {
        volatile tn_u64 word;
        struct {
            volatile int arrived, round; // little-endian
        };
    };
    unsigned count;
    volatile int inside;
    int shared;
};
static_assert(sizeof(struct tn_barrier) <= sizeof(pthread_barrier_t));
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);
constexpr int DYING = INT_MIN;

static struct tn_barrier *barrier(pthread_barrier_t *b) { return (struct tn_barrier *)b; }

int tn_pthread_barrier_init(pthread_barrier_t *restrict b, const pthread_barrierattr_t *restrict a,
                            unsigned count)
{
    if (!count || count > INT_MAX)
        return EINVAL;
    *barrier(b) = (struct tn_barrier){.count = count, .shared = a ? (int)a->__attr : 0};
    return 0;
}
TN_PUBLIC(pthread_barrier_init);

int tn_pthread_barrier_wait(pthread_barrier_t *p)
{
    struct tn_barrier *b = barrier(p);
    const unsigned count = b->count;
    const bool shared = b->shared;
    tn_fetch_add_acq_rel(&b->inside, 1);

    tn_u64 old = tn_load_relaxed(&b->word), now;
    bool last;
    do {
        last = (tn_u32)old + 1 == count;
        now = last ? ((old >> 32) + 1) << 32 : old + 1;
    } while (!tn_cas_acq_rel(&b->word, &old, now));

    const int round = (int)(old >> 32);
    if (last)
        tn_futex_wake(&b->round, INT_MAX, shared);
    else
        while (tn_load_acquire(&b->round) == round)
            tn_futex_wait(&b->round, round, CLOCK_MONOTONIC, nullptr, shared);
    if (tn_fetch_add_acq_rel(&b->inside, -1) == DYING + 1)
        tn_futex_wake(&b->inside, INT_MAX, shared);
    return last ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}
TN_PUBLIC(pthread_barrier_wait);

int tn_pthread_barrier_destroy(pthread_barrier_t *p)
{
    struct tn_barrier *b = barrier(p);
    int inside = tn_fetch_or_acq_rel(&b->inside, DYING) | DYING;
    for (; inside != DYING; inside = tn_load_acquire(&b->inside))
        tn_futex_wait(&b->inside, inside, CLOCK_MONOTONIC, nullptr, b->shared);
    return 0;
}
TN_PUBLIC(pthread_barrier_destroy);

int tn_pthread_barrierattr_init(pthread_barrierattr_t *a)
{
    a->__attr = 0;
    return 0;
}
TN_PUBLIC(pthread_barrierattr_init);

int tn_pthread_barrierattr_destroy(pthread_barrierattr_t *) { return 0; }
TN_PUBLIC(pthread_barrierattr_destroy);

int tn_pthread_barrierattr_getpshared(const pthread_barrierattr_t *restrict a, int *restrict shared)
{
    *shared = (int)a->__attr;
    return 0;
}
TN_PUBLIC(pthread_barrierattr_getpshared);

int tn_pthread_barrierattr_setpshared(pthread_barrierattr_t *a, int shared)
{
    if (shared != PTHREAD_PROCESS_PRIVATE && shared != PTHREAD_PROCESS_SHARED)
        return EINVAL;
    a->__attr = (unsigned)shared;
    return 0;
}
TN_PUBLIC(pthread_barrierattr_setpshared);
