// SPDX-License-Identifier: MIT
// Inside thread/: birth, end and memory of threads. The contract of each function is at its
// definition.
#pragma once

#include "base/process.h"
#include "base/signal.h"
#include "base/tid.h"
#include "base/tls.h"
#include "thread/thread.h"

// struct __pthread.life. Who moves it out of JOINABLE decides who gives the memory back: a thread
// that ends as EXITING leaves it to the one who joins or detaches it, a DETACHED one hands itself
// to the store of blocks when it ends. In the store JOINABLE means that the end has been seen, and
// TRIMMED that the block keeps no more than the store allows (thread/block.c).
enum tn_thread_life {
    TN_THREAD_JOINABLE,
    TN_THREAD_DETACHED,
    TN_THREAD_EXITING,
    TN_THREAD_TRIMMED
};

// The processors that a new thread may run on, in a mapping of their own.
struct tn_processors {
    size_t size; // bytes
    unsigned char set[];
};

// pthread_attr_t. A zero stack_size means the default (pthread_attr_init sets the numbers).
struct tn_attr {
    size_t stack_size, guard_size;
    void *stack; // lowest address; null: the library maps one
    short detached, inherit;
    int policy, priority;
    bool has_mask;
    tn_signals mask;
    struct tn_processors *processors; // null: inherited
};
static_assert(sizeof(struct tn_attr) <= sizeof(pthread_attr_t));
static inline struct tn_attr *tn_attr(pthread_attr_t *a) { return (struct tn_attr *)a; }
static inline const struct tn_attr *tn_attr_const(const pthread_attr_t *a)
{
    return (const struct tn_attr *)a;
}

TN_HIDDEN extern struct tn_attr tn_attr_default;
// The default attributes, with the stack size settled on first use.
TN_HIDDEN const struct tn_attr *tn_thread_defaults(void);

// Memory of threads (thread/block.c). All under tn_threads_lock.
//
//   guard | stack | TSD values, rseq area | TLS blocks and struct __pthread | end of the mapping
TN_HIDDEN struct __pthread *tn_block_make(const struct tn_attr *);
TN_HIDDEN void tn_block_release(struct __pthread *);
TN_HIDDEN void tn_block_settle(void);

// Makes a thread that runs `run(block)`, which first calls tn_thread_begin, then start, then
// pthread_exit. 0 or an error number.
TN_HIDDEN int tn_thread_create(struct __pthread **out, const struct tn_attr *,
                               int (*run)(void *block), void *(*start)(void *), void *arg);
TN_HIDDEN void tn_thread_begin(struct __pthread *self);
// The end of a thread after its last handler has run: gives up its place and never returns.
[[noreturn]] TN_HIDDEN void tn_thread_end(struct __pthread *self);
TN_HIDDEN int tn_thread_join(struct __pthread *, void **result, clockid_t,
                             const struct timespec *deadline);

// Sends a signal to a thread, unless it has ended; as sigqueue does with `info`. Safe in signal
// handlers. 0 or an error number.
TN_HIDDEN int tn_thread_signal(struct __pthread *, int sig, const siginfo_t *info);
// Whether applications may send it: it exists, or is 0, and is not the library's.
TN_HIDDEN bool tn_thread_may_send(int sig);

// clone(2) with a function for the child to run on its new stack; never returns into the child.
TN_HIDDEN long tn_clone_raw(int (*fn)(void *), void *stack, int flags, void *arg,
                            volatile int *parent_tid, void *tls, volatile int *child_tid);
