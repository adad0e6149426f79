// SPDX-License-Identifier: MIT
// struct __pthread: the one layout of the thread block. Each owner has its group of fields, so that
// nobody needs another package's TLS and libc.so has no PT_TLS of its own. pthread_t points here.
//
// ABI (frozen in compiled programs): on x86-64 the thread pointer is the address of this block,
// word 0 holds that address, word 1 the DTV, offset 0x28 the stack-protector canary; static TLS
// ends where the block begins. On aarch64 and riscv64 the block ends where the thread pointer
// points and its last two words are the canary and the DTV; TLS begins 16 bytes above the thread
// pointer on aarch64 and at it on riscv64.
//
// The block is zero-initialised; a field whose zero value is not its initial state says so.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"

struct __locale_struct;
struct __ptcb;

struct __pthread {
#ifdef __x86_64__
    struct __pthread *self;        // %fs:0
    uintptr_t *dtv;                // %fs:8
    struct __pthread *prev, *next; // thread: ring of all threads
    uintptr_t reserved_abi;
    uintptr_t canary; // %fs:0x28
#else
    struct __pthread *prev, *next;
#endif

    // base: errno, identity
    int errno_value;
    int h_errno_value;
    int tid; // kernel thread id, 0: not asked for yet (main thread); the kernel clears it and wakes
             // waiters when the thread ends

    // thread: life cycle, stack, cancellation
    volatile int life;   // enum tn_thread_life (thread/internal/thread.h); 0: joinable
    volatile int cancel; // a cancellation request is pending
    volatile unsigned char cancel_state, cancel_type; // PTHREAD_CANCEL_*
    bool tsd_used;
    bool gone; // guarded by kill_lock: no signal may be sent to tid any more
    tn_lock kill_lock;
    int timer_id;   // time: POSIX timer this thread serves
    void *map_base; // mapping that holds stack, TLS and this block; null for the main thread
    size_t map_size;
    char *stack_top; // highest address of the stack; null for the main thread
    size_t stack_size, guard_size;
    void *(*start)(void *);
    void *value;              // the argument of start, later the thread's result
    struct tn_launch *launch; // thread/create.c: what the new thread must do first, usually nothing
    struct __ptcb *cleanup;
    void **tsd; // PTHREAD_KEYS_MAX values; null in the main thread until it sets one
    struct {
        volatile void *volatile head;
        long offset;
        volatile void *volatile pending;
    } robust; // robust futex list as the kernel defines it (set_robust_list(2)); head null: not
              // registered

    // string: what strerror and strsignal say of a number without a text of its own
    char error_text[28], signal_text[28];

    // locale: current locale; null means the global one
    struct __locale_struct *locale;
    // ldso: text of the last error, and whether dlerror has not yet returned it
    char *dl_error;
    int dl_error_fresh;
    // stdio: list of FILE locks this thread holds
    void *stdio_locks;
    // malloc: the thread's cache
    void *malloc_cache;
    // random: the thread's generator
    void *random_state;

#ifndef __x86_64__
    uintptr_t canary; // tp - 16
    uintptr_t *dtv;   // tp - 8
#endif
};

#ifdef __x86_64__
static_assert(offsetof(struct __pthread, canary) == 0x28);
#else
static_assert(offsetof(struct __pthread, dtv) == sizeof(struct __pthread) - 8);
static_assert(offsetof(struct __pthread, canary) == sizeof(struct __pthread) - 16);
#endif

// The distance from the thread block to what the thread pointer register holds, and from there to
// the first TLS byte.
#if defined(__x86_64__)
#define TN_TP_OFFSET 0
#elif defined(__aarch64__)
#define TN_TP_OFFSET sizeof(struct __pthread)
#define TN_TLS_ABOVE_TP 16
#else
#define TN_TP_OFFSET sizeof(struct __pthread)
#define TN_TLS_ABOVE_TP 0
#endif
#ifdef __riscv
#define TN_DTV_BIAS 0x800 // DTV entries point this far into the block (RISC-V psABI)
#else
#define TN_DTV_BIAS 0
#endif

// The block of the calling thread. On x86-64 the pointer carries the %fs address space where the
// compiler can use it, so that `tn_self()->errno_value` is one load or store; take the block's
// plain address with tn_thread().
#ifdef TN_HOSTED
extern _Thread_local struct __pthread tn_hosted_tcb;
static inline struct __pthread *tn_thread(void) { return &tn_hosted_tcb; }
#define tn_self() tn_thread()
#elif defined(__x86_64__)
#define tn_self() ((struct __pthread __attribute__((address_space(257))) *)0)
static inline struct __pthread *tn_thread(void)
{
    struct __pthread *self;
    __asm__("mov %%fs:0, %0" : "=r"(self));
    return self;
}
#else
static inline struct __pthread *tn_thread(void)
{
    return (struct __pthread *)((char *)__builtin_thread_pointer() - sizeof(struct __pthread));
}
#define tn_self() tn_thread()
#endif
