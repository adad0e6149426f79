// SPDX-License-Identifier: MIT
// Semaphores (thread/sem.c): three threads; two wait, one of them with deadlines, the third posts
// as often as they might take. Nobody sleeps while there is a unit to be had, and units do not
// multiply. With TWO_POSTERS two threads post one unit each for one that takes both.
// Planted: who has slept does not wake another for the units that are left, which posts made while
// the SLEEPERS bit was clear.
// VARIANTS: TWO_POSTERS
// BUGS: BUG_KEEPS_REST
#define N 3
#include "futex.pml"

#define WORD 1
byte value, taken, posted;
bool sleepers;

inline wait()
{
    if
    :: atomic { value > 0 -> value--; taken++ }
    :: else ->
       do
       :: timed_out -> break
       :: !timed_out ->
          atomic { // CAS of 0
              if
              :: value == 0 -> sleepers = true; covered = true
              :: else -> covered = false
              fi
          }
          if
          :: covered -> futex_wait(WORD, value == 0 && sleepers)
          :: else
          fi;
          if
          :: !timed_out ->
             if
             :: atomic { value > 0 -> seen = value; value--; sleepers = true; taken++ }
#ifndef BUG_KEEPS_REST
                if
                :: seen > 1 -> futex_wake(WORD)
                :: else
                fi;
#endif
                break
             :: else
             fi
          :: else
          fi
       od
    fi
}

inline post()
{
    atomic { value++; posted++; covered = sleepers; sleepers = false }
    if
    :: covered -> futex_wake(WORD)
    :: else
    fi
}

proctype taker(byte me, n; bool impatient)
{
    bool timed_out, covered;
    byte seen;
    do
    :: n > 0 ->
       wait();
       timed_out = false;
       assert(taken <= posted);
       n--
    :: else -> break
    od
}

proctype poster(byte me, n)
{
    bool covered;
    do
    :: n > 0 -> post(); n--
    :: else -> break
    od
}

init
{
    atomic {
#ifdef TWO_POSTERS
        run taker(0, 2, false);
        run poster(1, 1);
        run poster(2, 1)
#else
        run taker(0, 1, false);
        run taker(1, 1, false);
        run poster(2, 2)
#endif
    }
}
