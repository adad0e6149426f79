// SPDX-License-Identifier: MIT
// Raw system calls on x86-64 (System V ABI, AMD64 supplement A.2.1): the kernel clobbers rcx and
// r11 and returns -errno.
#pragma once

#define TN_SYSCALL_(...)                                                                    \
    ({                                                                                      \
        long tn_ret_;                                                                       \
        __asm__ volatile("syscall" : "=a"(tn_ret_) : __VA_ARGS__ : "rcx", "r11", "memory"); \
        tn_ret_;                                                                            \
    })

static inline long tn_syscall0(long n) { return TN_SYSCALL_("a"(n)); }
static inline long tn_syscall1(long n, long a) { return TN_SYSCALL_("a"(n), "D"(a)); }
static inline long tn_syscall2(long n, long a, long b)
{
    return TN_SYSCALL_("a"(n), "D"(a), "S"(b));
}
static inline long tn_syscall3(long n, long a, long b, long c)
{
    return TN_SYSCALL_("a"(n), "D"(a), "S"(b), "d"(c));
}
static inline long tn_syscall4(long n, long a, long b, long c, long d)
{
    register long r10 __asm__("r10") = d;
    return TN_SYSCALL_("a"(n), "D"(a), "S"(b), "d"(c), "r"(r10));
}
static inline long tn_syscall5(long n, long a, long b, long c, long d, long e)
{
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    return TN_SYSCALL_("a"(n), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8));
}
static inline long tn_syscall6(long n, long a, long b, long c, long d, long e, long f)
{
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    register long r9 __asm__("r9") = f;
    return TN_SYSCALL_("a"(n), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9));
}
