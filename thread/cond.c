// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

// Both under the lock; the queue's ends are also looked at without it.
static void append(struct tn_cond *c, struct tn_waiter *w)
{
    w->prev = c->youngest;
    tn_store_relaxed(w->prev ? &w->prev->next : &c->oldest, w);
    c->youngest = w;
}
static void unlink(struct tn_cond *c, struct tn_waiter *w)
{
    tn_store_relaxed(w->prev ? &w->prev->next : &c->oldest, w->next);
    *(w->next ? &w->next->prev : &c->youngest) = w->prev;
}

static int sleep_on(volatile int *word, int value, clockid_t clock, const struct timespec *deadline,
                    bool shared)
{
    int r;
    do
        r = tn_futex_wait_cancel(word, value, clock, deadline, shared);
    while (tn_load_acquire(word) == value && r != ETIMEDOUT && r != ECANCELED);
    return r == EINTR ? 0 : r;
}

// Lets the first of a chain of chosen waiters go: as the mutex's heir if that is ours, else at
// once.
static void pass_on(struct tn_waiter *first)
{
    struct tn_mutex *const m = first->mutex;
    if (m->kind & (TN_MUTEX_PI | TN_MUTEX_SHARED | TN_MUTEX_ROBUST) || !tn_mutex_owned(m)) {
        tn_waiter_wake(first, false);
    } else if (tn_mutex_has_heirs(m)) {
        // A second signal before the unlock: into the chain, behind its first.
        struct tn_waiter *last = first;
        while (last->next)
            last = last->next;
        last->next = m->heirs->next;
        m->heirs->next = first;
    } else {
        m->heirs = first;
        tn_fetch_or_acq_rel(&m->word, TN_MUTEX_HEIR);
    }
}

static int wait_private(struct tn_cond *c, pthread_mutex_t *m, clockid_t clock,
                        const struct timespec *deadline)
{
    struct tn_waiter self = {.mutex = tn_mutex(m), .state = TN_WAITING};
    tn_lock_take(&c->lock);
    append(c, &self);
    tn_lock_drop(&c->lock);
    tn_pthread_mutex_unlock(m);

    int r = sleep_on(&self.state, TN_WAITING, clock, deadline, false);
    int state = TN_WAITING;
    if (r && tn_cas_acq_rel(&self.state, &state, TN_LEAVING)) {
        tn_lock_take(&c->lock);
        unlink(c, &self);
        tn_lock_drop(&c->lock);
        self.next = nullptr;
    } else {
        // A signal came first: then this is no timeout, and a request to cancel stays pending.
        r = 0;
        while (tn_load_acquire(&self.state) != TN_SIGNALLED)
            tn_futex_wait(&self.state, TN_CHOSEN, clock, nullptr, false);
    }
    // An heir has had the wake that others who sleep on the mutex may need.
    const int error = self.others ? tn_mutex_lock_woken(self.mutex) : tn_pthread_mutex_lock(m);
    if (self.next)
        pass_on(self.next);
    return error ? error : r;
}

static int wait_shared(struct tn_cond *c, pthread_mutex_t *m, clockid_t clock,
                       const struct timespec *deadline)
{
    tn_fetch_add_acq_rel(&c->inside, 1);
    const int sequence = tn_load_acquire(&c->sequence);
    tn_pthread_mutex_unlock(m);
    int r = sleep_on(&c->sequence, sequence, clock, deadline, true);
    if (tn_load_relaxed(&c->sequence) != sequence)
        r = 0;
    if (tn_fetch_add_acq_rel(&c->inside, -1) == TN_COND_DYING + 1)
        tn_futex_wake(&c->inside, INT_MAX, true);
    const int error = tn_pthread_mutex_lock(m);
    return error ? error : r;
}

int tn_cond_wait(struct tn_cond *c, pthread_mutex_t *m, clockid_t clock,
                 const struct timespec *deadline)
{
    if (tn_mutex(m)->kind & (TN_MUTEX_TYPE | TN_MUTEX_ROBUST) && !tn_mutex_owned(tn_mutex(m)))
        return EPERM;
    if (deadline && !tn_futex_deadline_valid(deadline))
        return EINVAL;
    tn_pthread_testcancel();

    // Masked: the wait returns on a request, and acting on it is put off until the mutex is ours
    // again.
    struct __pthread *const thread = tn_thread();
    const unsigned char state = thread->cancel_state;
    if (state == PTHREAD_CANCEL_ENABLE)
        thread->cancel_state = PTHREAD_CANCEL_MASKED;
    const int r = (c->kind & TN_COND_SHARED ? wait_shared : wait_private)(c, m, clock, deadline);
    if (state == PTHREAD_CANCEL_ENABLE) {
        thread->cancel_state = state;
        if (r == ECANCELED)
            tn_pthread_testcancel();
    }
    return r;
}

static void wake_private(struct tn_cond *c, bool all)
{
    // Without a waiter nothing is to be done: who began to wait before this call holds or held the
    // mutex, and is seen.
    if (!tn_load_acquire(&c->oldest))
        return;
    struct tn_waiter *chosen = nullptr, **end = &chosen;
    tn_lock_take(&c->lock);
    for (struct tn_waiter *w = c->oldest, *next; w; w = next) {
        int state = TN_WAITING;
        next = w->next;
        if (!tn_cas_acq_rel(&w->state, &state, TN_CHOSEN))
            continue; // leaving: will remove itself
        unlink(c, w);
        w->next = nullptr;
        *end = w;
        end = &w->next;
        if (!all)
            break;
    }
    tn_lock_drop(&c->lock);
    if (chosen)
        pass_on(chosen);
}

void tn_cond_wake(struct tn_cond *c, bool all)
{
    if (c->kind & TN_COND_SHARED) {
        // Who began to wait before this call has come inside with the mutex held.
        if (tn_load_relaxed(&c->inside)) {
            tn_fetch_add_acq_rel(&c->sequence, 1);
            tn_futex_wake(&c->sequence, all ? INT_MAX : 1, true);
        }
    } else {
        wake_private(c, all);
    }
}
