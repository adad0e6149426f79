// SPDX-License-Identifier: MIT
// Condition variables within a process (thread/cond.c). Two threads wait for a token each, the
// second with deadlines; the third gives two tokens, signalling with and without the mutex, twice
// before it unlocks, or both at once and broadcasts. Nobody waits for ever, for a lost signal or for
// the mutex.
// Planted: a waiter whose deadline passes leaves though a signal has chosen it; a woken waiter does
// not let the next of a broadcast follow; an heir forgets those who sleep on the mutex.
// BUGS: BUG_LEAVES_CHOSEN BUG_KEEPS_NEXT BUG_HEIR_FORGETS
#define N 3
#define INHERITANCE
#include "futex.pml"

#define WORD(i) (i + 2) // a waiter's word, on its stack: the same place at every wait
mtype = { WAITING, CHOSEN, SIGNALLED, LEAVING };
mtype state[N];
bool others[N];
byte next[N];             // id + 1; 0: none
chan queue = [N] of { byte }; // oldest first; what is done under the condition's lock is one step

byte tokens;

inline wake_waiter(who, behind)
{
    others[who] = behind;
    state[who] = SIGNALLED;
    futex_wake(WORD(who))
}
#include "mutex_code.pml"

inline pass_on(who)
{
    if
    :: owner == me + 1 ->
       if
       :: heirs != 0 ->
          d_step {
              end = who;
              do
              :: next[end] != 0 -> end = next[end] - 1
              :: else -> break
              od;
              next[end] = next[heirs - 1];
              end = 0
          }
          next[heirs - 1] = who + 1
       :: else -> heirs = who + 1
       fi
    :: else -> wake_waiter(who, false)
    fi
}

// With the mutex held. The deadline is the condition's; taking the mutex again has none.
inline wait()
{
    atomic { state[me] = WAITING; others[me] = false; next[me] = 0; queue!me }
    mutex_unlock();
    impatient = has_deadline;
    do
    :: state[me] == WAITING && !timed_out -> futex_wait(WORD(me), state[me] == WAITING)
    :: else -> break
    od;
    impatient = false;
    gave_up = false;
    atomic {
        if
#ifdef BUG_LEAVES_CHOSEN
        :: timed_out -> state[me] = LEAVING; gave_up = true
#else
        :: timed_out && state[me] == WAITING -> state[me] = LEAVING; gave_up = true
#endif
        :: else
        fi
    }
    timed_out = false;
    if
    :: gave_up ->
       atomic {
           if
           :: queue??[eval(me)] -> queue??eval(me)
           :: else
           fi;
           next[me] = 0
       }
    :: else ->
       do
       :: state[me] == CHOSEN -> futex_wait(WORD(me), state[me] == CHOSEN)
       :: else -> break
       od
    fi;
    if
#ifndef BUG_HEIR_FORGETS
    :: others[me] -> with = true; mutex_wait_turn()
#endif
    :: else -> mutex_lock()
    fi;
#ifndef BUG_KEEPS_NEXT
    if
    :: next[me] != 0 -> follower = next[me] - 1; pass_on(follower)
    :: else
    fi
#else
    skip
#endif
}

proctype waiter(byte me; bool has_deadline)
{
    bool impatient, timed_out, with, had, seen_waiters, gave_up;
    byte seen, seen_heirs, heir, follower, end;
    mutex_lock();
    do
    :: tokens > 0 -> tokens--; break
    :: tokens == 0 && gave_up -> break
    :: tokens == 0 && !gave_up -> wait()
    od;
    mutex_unlock()
}

// Chooses the oldest that is not leaving, or all of them, and lets the first go.
inline wake(all)
{
    first = 0; last = 0;
    atomic {
        k = 0;
        n = len(queue);
        do
        :: k < n ->
           k++;
           queue?who;
           if
           :: state[who] == WAITING && (all || first == 0) ->
              state[who] = CHOSEN;
              next[who] = 0;
              if
              :: first == 0 -> first = who + 1
              :: else -> next[last - 1] = who + 1
              fi;
              last = who + 1
           :: else -> queue!who // keeps its place: the whole queue is turned once
           fi
        :: else -> break
        od;
        k = 0; n = 0; who = 0; last = 0
    }
    if
    :: first != 0 -> who = first - 1; pass_on(who)
    :: else
    fi
}

proctype giver(byte me)
{
    bool impatient, timed_out, with, had, seen_waiters;
    byte seen, seen_heirs, heir, end, first, last, k, n, who;
    if
    :: mutex_lock(); tokens++; wake(false); mutex_unlock();
       mutex_lock(); tokens++; mutex_unlock(); wake(false)
    :: mutex_lock(); tokens++; wake(false); tokens++; wake(false); mutex_unlock()
    :: mutex_lock(); tokens = 2; wake(true); mutex_unlock()
    :: mutex_lock(); tokens = 2; mutex_unlock(); wake(true)
    fi
}

init
{
    atomic {
        run waiter(0, false);
        run waiter(1, true);
        run giver(2)
    }
}
