// SPDX-License-Identifier: MIT
// System calls as expressions. tn_sys(openat, fd, path, flags) is the raw call: its value is the
// kernel's, -errno on failure, and errno is untouched. tn_sys_cp is the same as a cancellation
// point (POSIX XSH 2.9.5.2): use it in the public functions that the standard lists there, never
// inside libc. tn_ret turns a kernel result into -1 and errno at the public edge (base/errno.h).
#pragma once

#include <sys/syscall.h>

#if defined(__x86_64__)
#include "base/arch/x86_64/syscall.h"
#elif defined(__aarch64__)
#include "base/arch/aarch64/syscall.h"
#elif defined(__riscv) && __riscv_xlen == 64
#include "base/arch/riscv64/syscall.h"
#else
#error "no system call interface for this architecture"
#endif

#define TN_SYS_0_(n) tn_syscall0(n)
#define TN_SYS_1_(n, a) tn_syscall1(n, (long)(a))
#define TN_SYS_2_(n, a, b) tn_syscall2(n, (long)(a), (long)(b))
#define TN_SYS_3_(n, a, b, c) tn_syscall3(n, (long)(a), (long)(b), (long)(c))
#define TN_SYS_4_(n, a, b, c, d) tn_syscall4(n, (long)(a), (long)(b), (long)(c), (long)(d))
#define TN_SYS_5_(n, a, b, c, d, e) \
    tn_syscall5(n, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e))
#define TN_SYS_6_(n, a, b, c, d, e, f) \
    tn_syscall6(n, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))
#define TN_SYS_PICK_(n, a, b, c, d, e, f, which, ...) which
#define tn_sys(name, ...)                                                                \
    TN_SYS_PICK_(SYS_##name __VA_OPT__(, ) __VA_ARGS__, TN_SYS_6_, TN_SYS_5_, TN_SYS_4_, \
                 TN_SYS_3_, TN_SYS_2_, TN_SYS_1_, TN_SYS_0_, )                           \
    (SYS_##name __VA_OPT__(, ) __VA_ARGS__)

// A system call that acts on a pending cancellation request before it starts or, when a signal
// interrupts it, instead of returning EINTR. Without threads, or with cancellation disabled, it is
// the plain call.
long tn_syscall_cp(long n, long a, long b, long c, long d, long e, long f)
    __attribute__((visibility("hidden")));
#define TN_SYS_CP_(n, a, b, c, d, e, f, ...) \
    tn_syscall_cp(n, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))
#define tn_sys_cp(name, ...) TN_SYS_CP_(SYS_##name __VA_OPT__(, ) __VA_ARGS__, 0, 0, 0, 0, 0, 0)
