// SPDX-License-Identifier: MIT
// Condition variables. pthread_cond_t and cnd_t, 48 bytes, all zero: none waits, deadlines on
// CLOCK_REALTIME, this process.
//
// Within a process a waiter is a record on its own stack, in a queue of the condition; each sleeps
// on its own word. Signal takes the oldest, so a wake can neither get lost nor be caught by a
// thread that came later, and a woken thread never touches the condition again: it may be destroyed
// as soon as a broadcast returns. Broadcast takes the whole queue as a chain, of which the first is
// woken; each waiter, once it holds the mutex, passes the rest on, so there is no stampede.
//
// Who signals with the mutex held leaves the waking to its unlock, as the mutex's heirs
// (internal/mutex.h). They are chosen already, and need the mutex before they can return, so none
// of them misses anything meanwhile.
//
// Record states: WAITING -> CHOSEN by a signal, under the lock, by compare-and-swap; then
// SIGNALLED, after which the record may vanish. WAITING -> LEAVING by the waiter itself (deadline,
// cancellation), which then removes its record under the lock.
//
// Between processes records cannot be shared: waiters sleep on a counter that each signal moves on
// and wakes one sleeper for. Who has read the counter but does not sleep yet will not: a spurious
// wake-up, which POSIX allows. So whoever the kernel wakes was waiting when the signal was made,
// and one woken thread is enough.
//
// models/cond.pml and cond_shared.pml are these algorithms for spin.
#pragma once

#include "thread/internal/mutex.h"

struct tn_waiter {
    struct tn_waiter *next, *prev; // towards younger and older ones
    struct tn_mutex *mutex;
    bool others; // others may sleep on the mutex, which we come from
    volatile int state;
};
enum tn_waiter_state { TN_WAITING, TN_CHOSEN, TN_SIGNALLED, TN_LEAVING };

// Wakes a chosen waiter. Once the state is SIGNALLED the record may vanish; its address stays good
// as a futex.
static inline void tn_waiter_wake(struct tn_waiter *w, bool others)
{
    volatile int *const word = &w->state;
    w->others = others;
    tn_store_release(word, TN_SIGNALLED);
    tn_futex_wake(word, 1, false);
}

struct tn_cond {
    tn_lock lock;
    unsigned kind; // clock id, TN_COND_SHARED; as in pthread_condattr_t
    struct tn_waiter *oldest, *youngest;
    // shared: how often it was signalled; waiters inside, and whether destroy waits for them
    volatile int sequence, inside;
};
static_assert(sizeof(struct tn_cond) <= sizeof(pthread_cond_t) &&
              sizeof(cnd_t) == sizeof(pthread_cond_t));
constexpr unsigned TN_COND_SHARED = 0x80000000;
constexpr int TN_COND_DYING = INT_MIN; // in `inside`

static inline struct tn_cond *tn_cond(pthread_cond_t *c) { return (struct tn_cond *)c; }
static inline clockid_t tn_cond_clock(const struct tn_cond *c)
{
    return (clockid_t)(c->kind & ~TN_COND_SHARED);
}

// 0, ETIMEDOUT, or an error of the mutex. A cancellation point that acts with the mutex locked.
TN_HIDDEN int tn_cond_wait(struct tn_cond *, pthread_mutex_t *, clockid_t,
                           const struct timespec *deadline);
// Wakes the oldest waiter, or all.
TN_HIDDEN void tn_cond_wake(struct tn_cond *, bool all);
