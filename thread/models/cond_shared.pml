// SPDX-License-Identifier: MIT
// Condition variables between processes (thread/cond.c, wait_shared): waiters sleep on a counter
// that each signal moves on. The same threads as in cond.pml. Planted: a signal that is made
// between the mutex's unlock and the sleep is not seen, because the counter is read too late.
// BUGS: BUG_READS_LATE
#define N 3
#include "futex.pml"
#include "mutex_code.pml"

#define COUNTER 2
byte sequence, asleep; // `inside` in the C code
byte tokens;

inline wait()
{
    asleep++;
#ifdef BUG_READS_LATE
    mutex_unlock();
    before = sequence;
#else
    before = sequence;
    mutex_unlock();
#endif
    impatient = has_deadline;
    do
    :: sequence == before && !timed_out -> futex_wait(COUNTER, sequence == before)
    :: else -> break
    od;
    gave_up = timed_out && sequence == before;
    timed_out = false;
    impatient = false;
    asleep--;
    mutex_lock()
}

proctype waiter(byte me; bool has_deadline)
{
    bool impatient, timed_out, with, had, seen_waiters, gave_up;
    byte seen, seen_heirs, heir, before;
    mutex_lock();
    do
    :: tokens > 0 -> tokens--; break
    :: tokens == 0 && gave_up -> break
    :: tokens == 0 && !gave_up -> wait()
    od;
    mutex_unlock()
}

inline wake(all)
{
    if
    :: asleep > 0 ->
       sequence++;
       if
       :: all -> futex_wake_all(COUNTER)
       :: else -> futex_wake(COUNTER)
       fi
    :: else
    fi
}

proctype giver(byte me)
{
    bool impatient, timed_out, with, had, seen_waiters;
    byte seen, seen_heirs, heir;
    if
    :: mutex_lock(); tokens++; wake(false); mutex_unlock();
       mutex_lock(); tokens++; mutex_unlock(); wake(false)
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
