// SPDX-License-Identifier: MIT
// The kernel's part, for threads 0 ... N - 1 (futex(2)): which word a thread sleeps on. Comparing
// the word and going to sleep is one step; a wake takes any sleeper, not the oldest. A thread whose
// local `impatient` is set may give up whenever it sleeps, and has `timed_out` set then. Memory is
// sequentially consistent here: the orders named in the C code are what makes that true of them.
//
// Every process has: byte me; bool impatient, timed_out.
#define AWAKE 0
byte bed[N];

inline futex_wait(word, still)
{
    atomic {
        if
        :: still -> bed[me] = word
        :: else
        fi
    }
    if
    :: bed[me] == AWAKE
    :: atomic { impatient && bed[me] != AWAKE -> bed[me] = AWAKE; timed_out = true }
    fi
}

inline futex_wake(word)
{
    atomic {
        if
        :: bed[0] == word -> bed[0] = AWAKE
        :: bed[1] == word -> bed[1] = AWAKE
#if N > 2
        :: bed[2] == word -> bed[2] = AWAKE
#endif
        :: else
        fi
    }
}

inline futex_wake_all(word)
{
    d_step {
        if
        :: bed[0] == word -> bed[0] = AWAKE
        :: else
        fi;
        if
        :: bed[1] == word -> bed[1] = AWAKE
        :: else
        fi
#if N > 2
        ;
        if
        :: bed[2] == word -> bed[2] = AWAKE
        :: else
        fi
#endif
    }
}
