// SPDX-License-Identifier: MIT
// Raw system calls on RISC-V: number in a7, arguments in a0-a5, -errno in the first argument
// register.
#pragma once

#define TN_SYSCALL_(...)                                               \
    ({                                                                 \
        __asm__ volatile("ecall" : "+r"(r0) : __VA_ARGS__ : "memory"); \
        r0;                                                            \
    })
#define TN_ARG_(i, v) register long r##i __asm__("a" #i) = (v)
#define TN_NR_(v) register long nr __asm__("a7") = (v)

static inline long tn_syscall0(long n)
{
    TN_NR_(n);
    register long r0 __asm__("a0");
    __asm__ volatile("ecall" : "=r"(r0) : "r"(nr) : "memory");
    return r0;
}
static inline long tn_syscall1(long n, long a)
{
    TN_NR_(n);
    TN_ARG_(0, a);
    return TN_SYSCALL_("r"(nr));
}
static inline long tn_syscall2(long n, long a, long b)
{
    TN_NR_(n);
    TN_ARG_(0, a);
    TN_ARG_(1, b);
    return TN_SYSCALL_("r"(nr), "r"(r1));
}
static inline long tn_syscall3(long n, long a, long b, long c)
{
    TN_NR_(n);
    TN_ARG_(0, a);
    TN_ARG_(1, b);
    TN_ARG_(2, c);
    return TN_SYSCALL_("r"(nr), "r"(r1), "r"(r2));
}
static inline long tn_syscall4(long n, long a, long b, long c, long d)
{
    TN_NR_(n);
    TN_ARG_(0, a);
    TN_ARG_(1, b);
    TN_ARG_(2, c);
    TN_ARG_(3, d);
    return TN_SYSCALL_("r"(nr), "r"(r1), "r"(r2), "r"(r3));
}
static inline long tn_syscall5(long n, long a, long b, long c, long d, long e)
{
    TN_NR_(n);
    TN_ARG_(0, a);
    TN_ARG_(1, b);
    TN_ARG_(2, c);
    TN_ARG_(3, d);
    TN_ARG_(4, e);
    return TN_SYSCALL_("r"(nr), "r"(r1), "r"(r2), "r"(r3), "r"(r4));
}
static inline long tn_syscall6(long n, long a, long b, long c, long d, long e, long f)
{
    TN_NR_(n);
    TN_ARG_(0, a);
    TN_ARG_(1, b);
    TN_ARG_(2, c);
    TN_ARG_(3, d);
    TN_ARG_(4, e);
    TN_ARG_(5, f);
    return TN_SYSCALL_("r"(nr), "r"(r1), "r"(r2), "r"(r3), "r"(r4), "r"(r5));
}
