// SPDX-License-Identifier: MIT
// Mutexes. pthread_mutex_t and mtx_t, 40 bytes, all zero: an unlocked normal mutex of this process.
//
// word is 0 when free, else the owner's kernel thread id, with WAITERS if somebody may sleep on it;
// the kernel adds OWNER_DIED for robust mutexes and keeps the word of priority-inheriting ones
// itself (futex(2)).
//
// Protocol (all kinds but PI): who finds the word taken sets WAITERS and sleeps while the word has
// that value; who has slept takes the mutex with WAITERS set, because others may sleep still;
// unlock swaps 0 in and wakes one sleeper if WAITERS was set. So a sleeper is always covered by the
// bit or by a wake on its way; one needless wake at the end is the price. The unlocking thread
// touches nothing after the swap but the word's address: the mutex may be gone by then.
//
// A condition signalled by the owner wakes nobody yet: who woke would only find the mutex taken.
// The chosen waiters become heirs, and the unlock wakes the first of them instead of a sleeper; it
// takes WAITERS over. So a hand-over costs one wake and one sleep, with no movement between queues
// (internal/cond.h).
//
// A process with one thread locks without atomic instructions: nobody else can look, and a second
// thread is only born by this one.
//
// models/mutex.pml and mutex_alone.pml are this for spin.
#pragma once

#include <limits.h>

#include "base/process.h"
#include "base/tid.h"
#include "thread/internal/futex.h"
#include "thread/thread.h"

struct tn_waiter;
struct tn_mutex {
    unsigned kind; // bits below; as in pthread_mutexattr_t
    volatile int word;
    int depth;  // recursive: locks beyond the first
    int health; // robust or PI: enum tn_mutex_health
    // Robust: the owner's list of what the kernel must mark when it dies. The kernel knows only
    // `next`.
    volatile void *volatile *prev;
    volatile void *volatile next;
    struct tn_waiter *heirs; // the owner's; read only while HEIR is set
};
static_assert(sizeof(struct tn_mutex) <= sizeof(pthread_mutex_t) &&
              sizeof(mtx_t) == sizeof(pthread_mutex_t));
constexpr long TN_ROBUST_OFFSET =
    (long)offsetof(struct tn_mutex, word) - (long)offsetof(struct tn_mutex, next);

enum tn_mutex_kind {
    TN_MUTEX_TYPE = 3, // PTHREAD_MUTEX_NORMAL, RECURSIVE, ERRORCHECK
    TN_MUTEX_ROBUST = 4,
    TN_MUTEX_PI = 8,
    TN_MUTEX_SHARED = 16,
};
enum tn_mutex_health { TN_MUTEX_SANE, TN_MUTEX_INCONSISTENT, TN_MUTEX_LOST };

constexpr int TN_MUTEX_WAITERS = INT_MIN;
constexpr int TN_MUTEX_OWNER_DIED = 0x40000000;
constexpr int TN_MUTEX_OWNER = 0x3fffffff;
constexpr int TN_MUTEX_HEIR = TN_MUTEX_OWNER_DIED; // where the kernel does not look at the word

static inline struct tn_mutex *tn_mutex(pthread_mutex_t *m) { return (struct tn_mutex *)m; }

// Whether waiters may inherit: the word is ours alone.
static inline bool tn_mutex_has_heirs(const struct tn_mutex *m)
{
    return !(m->kind & (TN_MUTEX_PI | TN_MUTEX_SHARED | TN_MUTEX_ROBUST)) &&
           tn_load_relaxed(&m->word) & TN_MUTEX_HEIR;
}

// The kernel's own operations on robust and shared words are not private.
static inline bool tn_mutex_is_shared(const struct tn_mutex *m)
{
    return m->kind & (TN_MUTEX_SHARED | TN_MUTEX_ROBUST);
}
static inline bool tn_mutex_owned(const struct tn_mutex *m)
{
    return (tn_load_relaxed(&m->word) & TN_MUTEX_OWNER) == tn_tid();
}

// Takes a free mutex of kind 0.
static inline bool tn_mutex_take(struct tn_mutex *m)
{
    const int me = tn_tid();
    if (!tn_process.threads_minus_1) {
        if (m->word)
            return false;
        m->word = me;
        return true;
    }
    int free = 0;
    return tn_cas_acquire(&m->word, &free, me);
}

// Everything else: any kind, contention, deadlines (null: none). Returns 0 or an error number; with
// EOWNERDEAD the mutex is held.
TN_HIDDEN int tn_mutex_lock_slow(struct tn_mutex *, clockid_t, const struct timespec *deadline);
// The same for an heir that others may sleep behind: takes it with WAITERS set. Not for robust and
// PI ones.
TN_HIDDEN int tn_mutex_lock_woken(struct tn_mutex *);
TN_HIDDEN int tn_mutex_trylock_slow(struct tn_mutex *);
TN_HIDDEN int tn_mutex_unlock_slow(struct tn_mutex *);
// Frees the word, whatever it says, and wakes who is next. Not for PI ones.
TN_HIDDEN void tn_mutex_release(struct tn_mutex *);
