/* SPDX-License-Identifier: MIT */
/* Scheduling (POSIX.1-2024 <sched.h>, sched(7), clone(2), CPU_SET(3)). */
#ifndef _SCHED_H
#define _SCHED_H

#include <features.h>
#define __TN_NEED_time_t
#define __TN_NEED_pid_t
#define __TN_NEED_struct_timespec
#if __TN_GNU
#define __TN_NEED_size_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

/* larger than the kernel's, which is the first member alone */
struct sched_param {
    int sched_priority;
    int __reserved1;
    long __reserved2[4];
    int __reserved3;
};

#define SCHED_OTHER         0
#define SCHED_FIFO          1
#define SCHED_RR            2
#define SCHED_BATCH         3
#define SCHED_IDLE          5
#define SCHED_DEADLINE      6
#define SCHED_RESET_ON_FORK 0x40000000

int sched_get_priority_max(int);
int sched_get_priority_min(int);
int sched_getparam(pid_t, struct sched_param *);
int sched_setparam(pid_t, const struct sched_param *);
int sched_getscheduler(pid_t);
int sched_setscheduler(pid_t, int, const struct sched_param *);
int sched_rr_get_interval(pid_t, struct timespec *);
int sched_yield(void);

#if __TN_GNU
#define CLONE_NEWTIME        0x80
#define CSIGNAL              0xff
#define CLONE_VM             0x100
#define CLONE_FS             0x200
#define CLONE_FILES          0x400
#define CLONE_SIGHAND        0x800
#define CLONE_PIDFD          0x1000
#define CLONE_PTRACE         0x2000
#define CLONE_VFORK          0x4000
#define CLONE_PARENT         0x8000
#define CLONE_THREAD         0x10000
#define CLONE_NEWNS          0x20000
#define CLONE_SYSVSEM        0x40000
#define CLONE_SETTLS         0x80000
#define CLONE_PARENT_SETTID  0x100000
#define CLONE_CHILD_CLEARTID 0x200000
#define CLONE_DETACHED       0x400000
#define CLONE_UNTRACED       0x800000
#define CLONE_CHILD_SETTID   0x1000000
#define CLONE_NEWCGROUP      0x2000000
#define CLONE_NEWUTS         0x4000000
#define CLONE_NEWIPC         0x8000000
#define CLONE_NEWUSER        0x10000000
#define CLONE_NEWPID         0x20000000
#define CLONE_NEWNET         0x40000000
#define CLONE_IO             0x80000000U

int clone(int (*)(void *), void *, int, void *, ...);
int unshare(int);
int setns(int, int);

#define CPU_SETSIZE 1024
typedef struct cpu_set_t {
    unsigned long __bits[CPU_SETSIZE / (8 * sizeof(long))];
} cpu_set_t;

int sched_getcpu(void);
int getcpu(unsigned int *, unsigned int *);
int sched_getaffinity(pid_t, size_t, cpu_set_t *);
int sched_setaffinity(pid_t, size_t, const cpu_set_t *);
int __sched_cpucount(size_t, const cpu_set_t *);

void *memcpy(void *__restrict, const void *__restrict, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *calloc(size_t, size_t);
void free(void *);

/* Sets of `size` bytes; a CPU beyond the set is never a member. */
static __inline int __tn_cpu_isset(size_t __cpu, size_t __size, const cpu_set_t *__set)
{
    return __cpu / 8 < __size && ((const unsigned long *)__set)[__cpu / (8 * sizeof(long))] >>
                                         (__cpu % (8 * sizeof(long))) &
                                     1;
}

static __inline void __tn_cpu_assign(size_t __cpu, size_t __size, cpu_set_t *__set, int __in)
{
    unsigned long __bit = 1UL << (__cpu % (8 * sizeof(long)));
    unsigned long *__word = (unsigned long *)__set + __cpu / (8 * sizeof(long));

    if (__cpu / 8 < __size)
        *__word = __in ? *__word | __bit : *__word & ~__bit;
}

static __inline void __tn_cpu_combine(size_t __size, cpu_set_t *__dst, const cpu_set_t *__a,
                                      const cpu_set_t *__b, char __op)
{
    unsigned long *__d = (unsigned long *)__dst;
    const unsigned long *__x = (const unsigned long *)__a, *__y = (const unsigned long *)__b;
    size_t __i;

    for (__i = 0; __i < __size / sizeof(long); __i++) {
        if (__op == '&')
            __d[__i] = __x[__i] & __y[__i];
        else if (__op == '|')
            __d[__i] = __x[__i] | __y[__i];
        else
            __d[__i] = __x[__i] ^ __y[__i];
    }
}

#define CPU_ALLOC_SIZE(n) (sizeof(long) * (((n) + 8 * sizeof(long) - 1) / (8 * sizeof(long))))
#define CPU_ALLOC(n)      ((cpu_set_t *)calloc(1, CPU_ALLOC_SIZE(n)))
#define CPU_FREE(set)     free(set)

#define CPU_ZERO_S(size, set)      ((void)memset(set, 0, size))
#define CPU_SET_S(i, size, set)    __tn_cpu_assign(i, size, set, 1)
#define CPU_CLR_S(i, size, set)    __tn_cpu_assign(i, size, set, 0)
#define CPU_ISSET_S(i, size, set)  __tn_cpu_isset(i, size, set)
#define CPU_COUNT_S(size, set)     __sched_cpucount(size, set)
#define CPU_EQUAL_S(size, a, b)    (!memcmp(a, b, size))
#define CPU_AND_S(size, dst, a, b) __tn_cpu_combine(size, dst, a, b, '&')
#define CPU_OR_S(size, dst, a, b)  __tn_cpu_combine(size, dst, a, b, '|')
#define CPU_XOR_S(size, dst, a, b) __tn_cpu_combine(size, dst, a, b, '^')

#define CPU_ZERO(set)      CPU_ZERO_S(sizeof(cpu_set_t), set)
#define CPU_SET(i, set)    CPU_SET_S(i, sizeof(cpu_set_t), set)
#define CPU_CLR(i, set)    CPU_CLR_S(i, sizeof(cpu_set_t), set)
#define CPU_ISSET(i, set)  CPU_ISSET_S(i, sizeof(cpu_set_t), set)
#define CPU_COUNT(set)     CPU_COUNT_S(sizeof(cpu_set_t), set)
#define CPU_EQUAL(a, b)    CPU_EQUAL_S(sizeof(cpu_set_t), a, b)
#define CPU_AND(dst, a, b) CPU_AND_S(sizeof(cpu_set_t), dst, a, b)
#define CPU_OR(dst, a, b)  CPU_OR_S(sizeof(cpu_set_t), dst, a, b)
#define CPU_XOR(dst, a, b) CPU_XOR_S(sizeof(cpu_set_t), dst, a, b)
#endif

__TN_END_DECLS

#endif
