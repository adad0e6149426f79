// SPDX-License-Identifier: MIT
// The thread block beside a host libc, and its events through POSIX: a key whose destructor runs
// the thread_exit hooks, and pthread_atfork. If other destructors allocate after ours has run,
// attaching again arms the key again and the host calls us in its next round
// (PTHREAD_DESTRUCTOR_ITERATIONS).
#include "base/port/tls.h"

#include "base/atomic.h"
#include "base/hooks.h"
#include "base/port/port.h"
#include "base/tcb.h"

// The host's; a key is an unsigned int in every libc for Linux.
int pthread_key_create(unsigned *, void (*)(void *));
int pthread_setspecific(unsigned, const void *);
#ifdef TN_PACKAGE
// glibc keeps pthread_atfork in the static part of its libc, out of reach of a library that is
// preloaded into any libc's programs, and exports what stands behind it.
[[gnu::weak]] int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
[[gnu::weak]] int __register_atfork(void (*)(void), void (*)(void), void (*)(void), void *);
#else
int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
#endif

_Thread_local struct __pthread tn_hosted_tcb;

static unsigned key;
static int state; // 0: no key, 1: somebody makes it, 2: there is one

static void thread_exit(void *thread) { tn_hooks_run(thread_exit, thread); }
static void fork_prepare(void) { tn_hooks_run(fork_prepare, nullptr); }
static void fork_parent(void) { tn_hooks_run_reversed(fork_parent, nullptr); }
static void fork_child(void) { tn_hooks_run_reversed(fork_child, nullptr); }

static void at_fork(void)
{
#ifdef TN_PACKAGE
    if (__register_atfork)
        __register_atfork(fork_prepare, fork_parent, fork_child, nullptr);
    else if (pthread_atfork)
        pthread_atfork(fork_prepare, fork_parent, fork_child);
#else
    pthread_atfork(fork_prepare, fork_parent, fork_child);
#endif
}

TN_PORT void tn_tls_attach(void)
{
    int none = 0;
    if (tn_load_acquire(&state) != 2) {
        if (tn_cas_acq_rel(&state, &none, 1)) {
            at_fork();
            const bool have = pthread_key_create(&key, thread_exit) == 0;
            tn_store_release(&state, have ? 2 : 3);
        } else {
            while (tn_load_acquire(&state) == 1)
                tn_cpu_relax();
        }
    }
    if (tn_load_acquire(&state) ==
        2) // without a key this thread's state is kept, not lost: nobody reuses it
        pthread_setspecific(key, tn_thread());
}
