// SPDX-License-Identifier: MIT
// thread/mutex.c: tn_pthread_mutex_lock, wait_turn and unlock of normal mutexes; the word is the
// owner (0: free), the WAITERS bit, and the HEIR bit (heirs is not 0). With INHERITANCE the model has
// conditions, whose waiters may become heirs: heirs is the first one's id + 1. Every process has
// also: bool with, had, seen_waiters; byte seen, seen_heirs, heir.
#define MUTEX 1
#define SAME_HEIR ((heirs != 0) == (seen_heirs != 0))
byte owner, heirs;
bool waiters;

// Takes the mutex, with WAITERS set for who has slept; or gives up, with timed_out set.
inline mutex_wait_turn()
{
    do
    :: timed_out -> break
    :: atomic {
           !timed_out && owner == 0 ->
           owner = me + 1;
#ifndef BUG_FORGETS_OTHERS
           waiters = waiters || with;
#endif
           break
       }
    :: atomic { !timed_out && owner != 0 -> seen = owner; seen_heirs = heirs; seen_waiters = waiters }
       if
       :: !seen_waiters ->
          atomic {
              if
              :: owner == seen && SAME_HEIR && !waiters -> waiters = true; seen_waiters = true
              :: else
              fi
          }
       :: else
       fi;
       if
       :: seen_waiters -> futex_wait(MUTEX, owner == seen && SAME_HEIR && waiters)
       :: else
       fi;
       with = true
    od
}

inline mutex_lock()
{
    with = false;
    if
    :: atomic { owner == 0 && !waiters -> owner = me + 1 }
    :: else -> mutex_wait_turn()
    fi
}

inline mutex_unlock()
{
    heir = heirs;
    atomic { had = waiters; owner = 0; waiters = false; heirs = 0 }
    if
#ifdef INHERITANCE
    :: heir != 0 -> wake_waiter(heir - 1, had)
#endif
    :: heir == 0 && had -> futex_wake(MUTEX)
    :: else
    fi
}
