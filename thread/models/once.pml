// SPDX-License-Identifier: MIT
// pthread_once (thread/pthread_once.c): three threads, and a routine that may be cancelled once. It
// never runs twice at a time, has run once in full when anybody returns, and nobody waits for ever.
// Planted: a cancelled routine wakes nobody.
// BUGS: BUG_CANCELLED_SILENTLY
#define N 3
#include "futex.pml"

#define WORD 1
mtype = { NEVER, RUNNING, WAITED, DONE };
mtype word = NEVER;
byte inside, complete;
bool cancelled_once;

proctype thread(byte me)
{
    bool impatient, timed_out, mine, cancelled;
    mtype state;
    do
    :: word == DONE -> break
    :: else ->
       atomic {
           if
           :: word == NEVER -> word = RUNNING; mine = true
           :: else -> state = word; mine = false
           fi
       }
       if
       :: mine ->
          inside++;
          assert(inside == 1);
          atomic {
              if
              :: !cancelled_once -> cancelled_once = true; cancelled = true
              :: complete++
              fi
          }
          inside--;
          atomic {
              state = word;
              if
              :: cancelled -> word = NEVER
              :: else -> word = DONE
              fi
          }
          if
#ifdef BUG_CANCELLED_SILENTLY
          :: state == WAITED && !cancelled -> futex_wake_all(WORD)
#else
          :: state == WAITED -> futex_wake_all(WORD)
#endif
          :: else
          fi;
          break
       :: state == DONE && !mine -> break
       :: else ->
          if
          :: state == RUNNING ->
             atomic {
                 if
                 :: word == RUNNING -> word = WAITED; state = WAITED
                 :: else
                 fi
             }
          :: else
          fi;
          if
          :: state == WAITED -> futex_wait(WORD, word == WAITED)
          :: else
          fi
       fi
    od;
    assert(cancelled || complete == 1)
}

init
{
    atomic {
        run thread(0);
        run thread(1);
        run thread(2)
    }
}
