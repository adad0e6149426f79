// SPDX-License-Identifier: MIT
// All kinds of mutexes beyond the uncontended normal one; the protocol is in internal/mutex.h.
#include "thread/internal/cond.h"

constexpr int SPINS = 100;

static unsigned type_of(const struct tn_mutex *m) { return m->kind & TN_MUTEX_TYPE; }

// Robust mutexes. The kernel walks the list of a dying thread, and `pending` covers the time in
// which the thread holds a mutex that is not on it. These are program-order requirements towards
// the kernel, which looks when this thread no longer runs.

static void robust_announce(struct tn_mutex *m)
{
    struct __pthread *self = tn_thread();
    if (!self->robust.head) {
        self->robust.head = &self->robust.head;
        self->robust.offset = TN_ROBUST_OFFSET;
        tn_sys(set_robust_list, &self->robust, sizeof self->robust);
    }
    self->robust.pending = (char *)&m->next + (m->kind & TN_MUTEX_PI ? 1 : 0);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
static void robust_settle(void)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    tn_thread()->robust.pending = nullptr;
}

// The address of an entry's `next`, without the bit that tells the kernel of priority inheritance.
static volatile void *volatile *entry(volatile void *p)
{
    return (volatile void *volatile *)((uintptr_t)p & ~1ul);
}

static struct tn_mutex *mutex_of(volatile void *volatile *next)
{
    return (struct tn_mutex *)((char *)next - offsetof(struct tn_mutex, next));
}

static void robust_link(struct tn_mutex *m)
{
    struct __pthread *self = tn_thread();
    volatile void *volatile *const first = entry(self->robust.head);
    m->prev = &self->robust.head;
    m->next = self->robust.head;
    if (first != &self->robust.head)
        mutex_of(first)->prev = &m->next;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    self->robust.head = (char *)&m->next + (m->kind & TN_MUTEX_PI ? 1 : 0);
}
static void robust_unlink(struct tn_mutex *m)
{
    volatile void *volatile *const next = entry(m->next);
    *m->prev = m->next;
    if (next != &tn_thread()->robust.head)
        mutex_of(next)->prev = m->prev;
}

// The mutex is held now; `old` is what its word said before. Says what the caller of lock must
// learn.
static int taken(struct tn_mutex *m, int old)
{
    if (!(m->kind & TN_MUTEX_ROBUST))
        return 0;
    robust_link(m);
    robust_settle();
    if (m->health == TN_MUTEX_LOST) {
        tn_mutex_unlock_slow(m);
        return ENOTRECOVERABLE;
    }
    if (old & TN_MUTEX_OWNER_DIED) {
        m->depth = 0;
        m->health = TN_MUTEX_INCONSISTENT;
        return EOWNERDEAD;
    }
    return 0;
}

// The owner locks again: an answer, or -1 to go on (a normal mutex deadlocks).
static int relock(struct tn_mutex *m)
{
    switch (type_of(m)) {
    case PTHREAD_MUTEX_RECURSIVE:
        if (m->depth == INT_MAX)
            return EAGAIN;
        m->depth++;
        return 0;
    case PTHREAD_MUTEX_ERRORCHECK:
        return EDEADLK;
    default:
        return -1;
    }
}

// One attempt without waiting: 0 and *old, or EBUSY.
static int attempt(struct tn_mutex *m, int flags, int *old)
{
    *old = tn_load_relaxed(&m->word);
    while (!(*old & TN_MUTEX_OWNER))
        if (tn_cas_acquire(&m->word, old, tn_tid() | flags | (*old & TN_MUTEX_WAITERS)))
            return 0;
    return EBUSY;
}

static int wait_kernel_pi(struct tn_mutex *m, clockid_t clock, const struct timespec *deadline)
{
    const int flags = tn_futex_flags(tn_mutex_is_shared(m));
    struct timespec real;
    if (deadline && !tn_futex_deadline_valid(deadline))
        return EINVAL;
    if (deadline && deadline->tv_sec < 0)
        return ETIMEDOUT; // the kernel refuses times before 1970
    if (deadline && clock == CLOCK_MONOTONIC) {
        const long r = tn_sys(futex, &m->word, TN_FUTEX_LOCK_PI2 | flags, 0, deadline);
        if (r != -ENOSYS)
            return (int)-r;
        // Before Linux 5.14 deadlines are on the other clock.
        struct timespec mono;
        tn_sys(clock_gettime, CLOCK_MONOTONIC, &mono);
        tn_sys(clock_gettime, CLOCK_REALTIME, &real);
        real.tv_sec += deadline->tv_sec - mono.tv_sec;
        real.tv_nsec += deadline->tv_nsec - mono.tv_nsec;
        if (real.tv_nsec >= 1000000000) {
            real.tv_sec++;
            real.tv_nsec -= 1000000000;
        } else if (real.tv_nsec < 0) {
            real.tv_sec--;
            real.tv_nsec += 1000000000;
        }
        deadline = &real;
    }
    return (int)-tn_sys(futex, &m->word, TN_FUTEX_LOCK_PI | flags, 0, deadline);
}

static void unlock_pi(struct tn_mutex *m, bool shared)
{
    int me = tn_tid();
    if (!tn_cas_release(&m->word, &me, 0))
        tn_sys(futex, &m->word, TN_FUTEX_UNLOCK_PI | tn_futex_flags(shared));
}

// Whether the mutex, held now, may be kept. One that is not robust stays locked when its owner ends
// (POSIX PTHREAD_MUTEX_STALLED), but the kernel hands a priority-inheriting one to whoever waits at
// that moment, and to who comes later it says ESRCH. So the first heir marks it lost and gives it
// back, as does everybody after it. (An emulator may report the end of a thread before its kernel
// thread has ended, so an heir can even come after a join.)
static bool pi_keep(struct tn_mutex *m, int old)
{
    if (m->kind & TN_MUTEX_ROBUST)
        return true;
    if (old & TN_MUTEX_OWNER_DIED)
        m->health = TN_MUTEX_LOST;
    if (m->health != TN_MUTEX_LOST)
        return true;
    unlock_pi(m, tn_mutex_is_shared(m));
    return false;
}

// A lock that can never be had.
static int stall(clockid_t clock, const struct timespec *deadline)
{
    volatile int never = 0;
    if (deadline && !tn_futex_deadline_valid(deadline))
        return EINVAL;
    while (tn_futex_wait(&never, 0, clock, deadline, false) != ETIMEDOUT)
        ;
    return ETIMEDOUT;
}

static int lock_pi(struct tn_mutex *m, clockid_t clock, const struct timespec *deadline)
{
    int old = 0, r = 0;
    if (!tn_cas_acquire(&m->word, &old, tn_tid())) {
        do
            r = wait_kernel_pi(m, clock, deadline);
        while (r == EINTR || r == EAGAIN);
        // The kernel leaves OWNER_DIED in the word it hands over.
        if (r == 0)
            old = tn_fetch_and_acq_rel(&m->word, ~TN_MUTEX_OWNER_DIED);
    }
    if (r == 0 && pi_keep(m, old))
        return taken(m, old);
    if (m->kind & TN_MUTEX_ROBUST)
        robust_settle();
    return r == 0 || r == ESRCH ? stall(clock, deadline) : r;
}

// Sleeps until the mutex can be had; `flags` is WAITERS for who has slept already.
static int wait_turn(struct tn_mutex *m, int flags, clockid_t clock,
                     const struct timespec *deadline)
{
    const bool shared = tn_mutex_is_shared(m);
    for (;; flags = TN_MUTEX_WAITERS) {
        int old, r = EINVAL;
        if (!attempt(m, flags, &old))
            return taken(m, old);
        if (!(old & TN_MUTEX_WAITERS) && !tn_cas_acquire(&m->word, &old, old | TN_MUTEX_WAITERS))
            continue;
        if (!deadline || tn_futex_deadline_valid(deadline))
            r = tn_futex_wait(&m->word, old | TN_MUTEX_WAITERS, clock, deadline, shared);
        if (r == ETIMEDOUT || r == EINVAL) {
            if (m->kind & TN_MUTEX_ROBUST)
                robust_settle();
            return r;
        }
    }
}

int tn_mutex_lock_slow(struct tn_mutex *m, clockid_t clock, const struct timespec *deadline)
{
    if (tn_mutex_owned(m)) {
        const int r = relock(m);
        if (r >= 0)
            return r;
    }
    if (m->kind & TN_MUTEX_ROBUST)
        robust_announce(m);
    if (m->kind & TN_MUTEX_PI)
        return lock_pi(m, clock, deadline);

    // The owner is often about to unlock; not so once somebody has given up and sleeps.
    const int spins = tn_spin_pays() ? SPINS : 0;
    for (int i = 0, old; i < spins; i++) {
        if (!attempt(m, 0, &old))
            return taken(m, old);
        if (old & TN_MUTEX_WAITERS)
            break;
        tn_cpu_relax();
    }
    return wait_turn(m, 0, clock, deadline);
}

int tn_mutex_lock_woken(struct tn_mutex *m)
{
    return wait_turn(m, TN_MUTEX_WAITERS, CLOCK_REALTIME, nullptr);
}

int tn_mutex_trylock_slow(struct tn_mutex *m)
{
    if (tn_mutex_owned(m))
        return type_of(m) == PTHREAD_MUTEX_RECURSIVE ? relock(m) : EBUSY;
    if (m->kind & TN_MUTEX_ROBUST)
        robust_announce(m);
    int old = 0, r;
    if (!(m->kind & TN_MUTEX_PI)) {
        r = attempt(m, 0, &old);
    } else if (tn_cas_acquire(&m->word, &old, tn_tid())) {
        r = 0;
    } else {
        // Only the kernel can take over from a dead owner.
        r = EBUSY;
        if (old & TN_MUTEX_OWNER_DIED &&
            !tn_sys(futex, &m->word, TN_FUTEX_TRYLOCK_PI | tn_futex_flags(tn_mutex_is_shared(m)), 0,
                    0)) {
            old = tn_fetch_and_acq_rel(&m->word, ~TN_MUTEX_OWNER_DIED);
            r = 0;
        }
    }
    if (r == 0 && (!(m->kind & TN_MUTEX_PI) || pi_keep(m, old)))
        return taken(m, old);
    if (m->kind & TN_MUTEX_ROBUST)
        robust_settle();
    return EBUSY;
}

void tn_mutex_release(struct tn_mutex *m)
{
    const bool shared = tn_mutex_is_shared(m);
    struct tn_waiter *const heir = tn_mutex_has_heirs(m) ? m->heirs : nullptr;
    const bool others = tn_swap_release(&m->word, 0) & TN_MUTEX_WAITERS;
    if (heir)
        tn_waiter_wake(heir, others);
    else if (others)
        tn_futex_wake(&m->word, 1, shared);
}

int tn_mutex_unlock_slow(struct tn_mutex *m)
{
    const unsigned kind = m->kind;
    if (kind & (TN_MUTEX_TYPE | TN_MUTEX_ROBUST)) {
        if (!tn_mutex_owned(m))
            return EPERM;
        if (m->depth) {
            m->depth--;
            return 0;
        }
    }
    if (kind & TN_MUTEX_ROBUST) {
        if (m->health == TN_MUTEX_INCONSISTENT)
            m->health = TN_MUTEX_LOST;
        robust_announce(m);
        robust_unlink(m);
    }
    if (kind & TN_MUTEX_PI)
        unlock_pi(m, tn_mutex_is_shared(m));
    else
        tn_mutex_release(m);
    if (kind & TN_MUTEX_ROBUST)
        robust_settle();
    return 0;
}
