// SPDX-License-Identifier: MIT
// Signals as the kernel sees them: an eight-byte mask, bit (n - 1) for signal n, and its own struct
// sigaction. The public functions (sys/signal) and all that must hold signals off stand on this.
#pragma once

#include "base/syscall.h"
#include "base/tn.h"

typedef tn_u64 tn_signals;

// Signals that belong to the library; applications can neither block, catch nor send them on
// purpose.
constexpr int TN_SIGTIMER = 32;  // time: a thread that serves SIGEV_THREAD timers
constexpr int TN_SIGCANCEL = 33; // thread: act on a cancellation request
constexpr int TN_SIGSYNC = 34;   // thread: run a function in every thread

#define TN_SIGNAL(n) ((tn_signals)1 << ((n) - 1))
constexpr tn_signals TN_SIGNALS_ALL = ~(tn_signals)0;
constexpr tn_signals TN_SIGNALS_LIBRARY =
    TN_SIGNAL(TN_SIGTIMER) | TN_SIGNAL(TN_SIGCANCEL) | TN_SIGNAL(TN_SIGSYNC);
constexpr tn_signals TN_SIGNALS_APP = ~TN_SIGNALS_LIBRARY;

// Blocks signals for the calling thread and returns the mask to give back to tn_restore_signals.
// TN_SIGNALS_APP keeps application handlers out; TN_SIGNALS_ALL keeps the library's out too and
// must last only briefly.
static inline tn_signals tn_block_signals(tn_signals which)
{
    tn_signals old;
    tn_sys(rt_sigprocmask, 0 /* SIG_BLOCK */, &which, &old, sizeof old);
    return old;
}
static inline void tn_restore_signals(tn_signals old)
{
    tn_sys(rt_sigprocmask, 2 /* SIG_SETMASK */, &old, 0, sizeof old);
}

// A handler that is no function.
constexpr unsigned long TN_SIG_DFL = 0, TN_SIG_IGN = 1;

struct tn_ksigaction {
    unsigned long handler;
    unsigned long flags;
#ifndef __riscv
    void (*restorer)(void);
#endif
    tn_signals mask;
#ifdef __riscv
    tn_signals mask_again; // qemu-user 7 reads and writes the mask where others have it, the kernel
                           // does not look here
#endif
};

// Signals that ever had a handler: a spawned child resets them, because a handler must not run in
// memory it shares with its parent. Bits are only ever added, before the kernel learns of the
// handler.
extern TN_HIDDEN tn_signals tn_signals_caught;

// rt_sigaction with the return trampoline filled in. Any signal, also the library's. Returns 0 or
// -errno. Safe in handlers.
TN_HIDDEN long tn_ksigaction(int sig, const struct tn_ksigaction *new, struct tn_ksigaction *old);
