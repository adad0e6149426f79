// SPDX-License-Identifier: MIT
// thread/mutex.c: tn_pthread_mutex_lock, wait_turn and unlock of normal mutexes; the word is the
// owner (0: free) and the WAITERS bit. Every process has also: bool with, had, seen_waiters;
// byte seen.
#define MUTEX 1
byte owner;
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
    :: atomic { !timed_out && owner != 0 -> seen = owner; seen_waiters = waiters }
       if
       :: !seen_waiters ->
          atomic {
              if
              :: owner == seen && !waiters -> waiters = true; seen_waiters = true
              :: else
              fi
          }
       :: else
       fi;
       if
       :: seen_waiters -> futex_wait(MUTEX, owner == seen && waiters)
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
    atomic { had = waiters; owner = 0; waiters = false }
    if
    :: had -> futex_wake(MUTEX)
    :: else
    fi
}
