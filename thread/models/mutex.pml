// SPDX-License-Identifier: MIT
// Three threads lock and unlock one mutex (thread/mutex.c), the last with deadlines: never two
// inside, and nobody sleeps for ever. Planted: who has slept does not set WAITERS for the others.
// BUGS: BUG_FORGETS_OTHERS
#define N 3
#include "futex.pml"
#include "mutex_code.pml"

byte inside;

proctype thread(byte me; bool impatient)
{
    bool timed_out, with, had, seen_waiters;
    byte seen, seen_heirs, heir, round;
    do
    :: round < 2 ->
       mutex_lock();
       if
       :: !timed_out ->
          inside++;
          assert(inside == 1);
          inside--;
          mutex_unlock()
       :: else -> timed_out = false
       fi;
       round++
    :: else -> break
    od
}

init
{
    atomic {
        run thread(0, false);
        run thread(1, false);
        run thread(2, true)
    }
}
