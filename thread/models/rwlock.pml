// SPDX-License-Identifier: MIT
// Read-write locks (thread/rwlock.c): two readers and a writer, the writer with deadlines, or (with
// WRITERS) two writers and a reader. A writer is alone, readers share, nobody sleeps for ever.
// Planted: the last reader frees the lock and wakes nobody.
// VARIANTS: WRITERS
// BUGS: BUG_WAKES_NOBODY
#define N 3
#include "futex.pml"

#define STATE 1
#define WRITER 9
byte holders; // readers, or WRITER
bool sleepers;
byte readers, writers; // inside

inline lock(writing)
{
    do
    :: timed_out -> break
    :: atomic { !timed_out && writing && holders == 0 -> holders = WRITER; break }
    :: atomic { !timed_out && !writing && holders != WRITER -> holders++; break }
    :: atomic {
           !timed_out && (writing && holders != 0 || !writing && holders == WRITER) ->
           seen = holders;
           covered = sleepers
       }
       if
       :: !covered ->
          atomic {
              if
              :: holders == seen && !sleepers -> sleepers = true; covered = true
              :: else
              fi
          }
       :: else
       fi;
       if
       :: covered -> futex_wait(STATE, holders == seen && sleepers)
       :: else
       fi
    od
}

inline unlock()
{
    atomic {
        if
        :: holders == WRITER || holders == 1 -> holders = 0; wakes = sleepers; sleepers = false
        :: else -> holders--; wakes = false
        fi
    }
#ifdef BUG_WAKES_NOBODY
    wakes = false;
#endif
    if
    :: wakes -> futex_wake_all(STATE)
    :: else
    fi
}

proctype thread(byte me; bool impatient, writing)
{
    bool timed_out, covered, wakes;
    byte seen, round;
    do
    :: round < 2 ->
       lock(writing);
       if
       :: !timed_out ->
          if
          :: writing -> writers++; assert(writers == 1 && readers == 0); writers--
          :: else -> readers++; assert(writers == 0); readers--
          fi;
          unlock()
       :: else -> timed_out = false
       fi;
       round++
    :: else -> break
    od
}

init
{
    atomic {
        run thread(0, false, false);
#ifdef WRITERS
        run thread(1, false, true);
#else
        run thread(1, false, false);
#endif
        run thread(2, true, true)
    }
}
