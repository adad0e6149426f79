// SPDX-License-Identifier: MIT
// A process with one thread locks without atomic steps (tn_mutex_take, tn_lock_take), and so again
// when it is the only one left: its mutex may be held while the second thread is born, and the
// second ends while holding the lock that guards the count (thread/end.c). Only who remains takes
// the ended one off the count, having seen its end. Planted: the ending thread counts itself off.
// BUGS: BUG_COUNTS_ITSELF_OFF
#define N 2
#include "futex.pml"
#include "mutex_code.pml"

byte inside, others; // tn_process.threads_minus_1
bool born, ended;

// Each load and store is a step of its own.
inline take()
{
    if
    :: others == 0 ->
       if
       :: owner == 0 && !waiters -> owner = me + 1
       :: else -> with = false; mutex_wait_turn()
       fi
    :: else -> mutex_lock()
    fi
}
inline drop()
{
    if
    :: others == 0 && !waiters ->
       owner = 0
    :: else -> mutex_unlock()
    fi
}
inline visit()
{
    take();
    inside++;
    assert(inside == 1);
    inside--;
    drop()
}

proctype second(byte me)
{
    bool impatient, timed_out, with, had, seen_waiters;
    byte seen, seen_heirs, heir;
    visit();
#ifdef BUG_COUNTS_ITSELF_OFF
    others = 0;
#endif
    mutex_lock(); // its end, under the lock; always the atomic way
    inside++;
    assert(inside == 1);
    inside--;
    mutex_unlock();
    ended = true
}

proctype first(byte me)
{
    bool impatient, timed_out, with, had, seen_waiters;
    byte seen, seen_heirs, heir, round;
    visit();
    take();
    inside++;
    others = 1;
    run second(1);
    assert(inside == 1);
    inside--;
    drop();
    do
    :: round < 2 ->
       take();
       inside++;
       assert(inside == 1);
#ifndef BUG_COUNTS_ITSELF_OFF
       if
       :: ended -> others = 0
       :: !ended
       fi;
#endif
       inside--;
       drop();
       round++
    :: else -> break
    od
}

init
{
    run first(0)
}
