// SPDX-License-Identifier: MIT
// Atomic operations on plain objects (ABI structures cannot be _Atomic). Orders are named at every
// use: the weakest that is right, with the pairing said in a comment. All are lock-free compiler
// builtins; aarch64 is built without outlined atomics.
#pragma once

#define tn_load_relaxed(p) __atomic_load_n(p, __ATOMIC_RELAXED)
#define tn_load_acquire(p) __atomic_load_n(p, __ATOMIC_ACQUIRE)
#define tn_store_relaxed(p, v) __atomic_store_n(p, v, __ATOMIC_RELAXED)
#define tn_store_release(p, v) __atomic_store_n(p, v, __ATOMIC_RELEASE)
#define tn_swap_acquire(p, v) __atomic_exchange_n(p, v, __ATOMIC_ACQUIRE)
#define tn_swap_release(p, v) __atomic_exchange_n(p, v, __ATOMIC_RELEASE)
#define tn_swap_acq_rel(p, v) __atomic_exchange_n(p, v, __ATOMIC_ACQ_REL)
#define tn_fetch_add_relaxed(p, v) __atomic_fetch_add(p, v, __ATOMIC_RELAXED)
#define tn_fetch_add_acq_rel(p, v) __atomic_fetch_add(p, v, __ATOMIC_ACQ_REL)
#define tn_fetch_or_acq_rel(p, v) __atomic_fetch_or(p, v, __ATOMIC_ACQ_REL)
#define tn_fetch_and_acq_rel(p, v) __atomic_fetch_and(p, v, __ATOMIC_ACQ_REL)
// On failure *expected receives the value found.
#define tn_cas_acquire(p, expected, v) \
    __atomic_compare_exchange_n(p, expected, v, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)
#define tn_cas_release(p, expected, v) \
    __atomic_compare_exchange_n(p, expected, v, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED)
#define tn_cas_acq_rel(p, expected, v) \
    __atomic_compare_exchange_n(p, expected, v, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)
#define tn_fence() __atomic_thread_fence(__ATOMIC_SEQ_CST)

static inline void tn_cpu_relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("isb" ::: "memory");
#elif defined(__riscv)
    __asm__ volatile(".insn 0x0100000f" ::
                         : "memory"); // pause (Zihintpause), a fence hint elsewhere
#endif
}
