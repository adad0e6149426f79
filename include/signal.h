/* SPDX-License-Identifier: MIT */
/* Signals (C23 7.14, POSIX.1-2024 <signal.h>, signal(7), sigaction(2)). */
#ifndef _SIGNAL_H
#define _SIGNAL_H

#include <features.h>
#if __TN_POSIX
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_clock_t
#define __TN_NEED_pid_t
#define __TN_NEED_uid_t
#define __TN_NEED_sigset_t
#define __TN_NEED_struct_timespec
#define __TN_NEED_pthread_t
#define __TN_NEED_pthread_attr_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

typedef int sig_atomic_t;

#define _NSIG 65

#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_ERR ((void (*)(int)) - 1)

#define SIGIOT    SIGABRT
#define SIGPOLL   SIGIO
#define SIGUNUSED SIGSYS
#define SIGHUP    1
#define SIGINT    2
#define SIGQUIT   3
#define SIGILL    4
#define SIGTRAP   5
#define SIGABRT   6
#define SIGBUS    7
#define SIGFPE    8
#define SIGKILL   9
#define SIGUSR1   10
#define SIGSEGV   11
#define SIGUSR2   12
#define SIGPIPE   13
#define SIGALRM   14
#define SIGTERM   15
#define SIGSTKFLT 16
#define SIGCHLD   17
#define SIGCONT   18
#define SIGSTOP   19
#define SIGTSTP   20
#define SIGTTIN   21
#define SIGTTOU   22
#define SIGURG    23
#define SIGXCPU   24
#define SIGXFSZ   25
#define SIGVTALRM 26
#define SIGPROF   27
#define SIGWINCH  28
#define SIGIO     29
#define SIGPWR    30
#define SIGSYS    31

void (*signal(int, void (*)(int)))(int);
int raise(int);

#if __TN_POSIX

#define SIG_HOLD ((void (*)(int))2)

/* the first real-time signals belong to the library */
int __libc_current_sigrtmin(void);
int __libc_current_sigrtmax(void);
#define SIGRTMIN (__libc_current_sigrtmin())
#define SIGRTMAX (__libc_current_sigrtmax())

#define SIG_BLOCK   0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2

union sigval {
    int sival_int;
    void *sival_ptr;
};

typedef struct {
    int si_signo;
    int si_errno;
    int si_code;
    union {
        char __pad[112];
        struct {
            union {
                struct {
                    pid_t __pid;
                    uid_t __uid;
                } __sender;
                struct {
                    int __id;
                    int __overrun;
                } __timer;
            } __origin;
            union {
                union sigval __value;
                struct {
                    int __status;
                    clock_t __utime;
                    clock_t __stime;
                } __child;
            } __payload;
        } __sent;
        struct {
            void *__addr;
            short __addr_lsb;
            union {
                struct {
                    void *__lower;
                    void *__upper;
                } __bounds;
                unsigned int __pkey;
            } __detail;
        } __fault;
        struct {
            long __band;
            int __fd;
        } __poll;
        struct {
            void *__call_addr;
            int __syscall;
            unsigned int __arch;
        } __sys;
    } __si;
} siginfo_t;

#define si_pid       __si.__sent.__origin.__sender.__pid
#define si_uid       __si.__sent.__origin.__sender.__uid
#define si_timerid   __si.__sent.__origin.__timer.__id
#define si_overrun   __si.__sent.__origin.__timer.__overrun
#define si_value     __si.__sent.__payload.__value
#define si_int       si_value.sival_int
#define si_ptr       si_value.sival_ptr
#define si_status    __si.__sent.__payload.__child.__status
#define si_utime     __si.__sent.__payload.__child.__utime
#define si_stime     __si.__sent.__payload.__child.__stime
#define si_addr      __si.__fault.__addr
#define si_addr_lsb  __si.__fault.__addr_lsb
#define si_lower     __si.__fault.__detail.__bounds.__lower
#define si_upper     __si.__fault.__detail.__bounds.__upper
#define si_pkey      __si.__fault.__detail.__pkey
#define si_band      __si.__poll.__band
#define si_fd        __si.__poll.__fd
#define si_call_addr __si.__sys.__call_addr
#define si_syscall   __si.__sys.__syscall
#define si_arch      __si.__sys.__arch

struct sigaction {
    union {
        void (*__handler)(int);
        void (*__sigaction)(int, siginfo_t *, void *);
    } __sa;
    sigset_t sa_mask;
    int sa_flags;
    void (*sa_restorer)(void);
};

#define sa_handler   __sa.__handler
#define sa_sigaction __sa.__sigaction

#define SA_RESETHAND      0x80000000U
#define SA_NOCLDSTOP      0x1
#define SA_NOCLDWAIT      0x2
#define SA_SIGINFO        0x4
#define SA_UNSUPPORTED    0x400
#define SA_EXPOSE_TAGBITS 0x800
#define SA_ONSTACK        0x8000000
#define SA_RESTART        0x10000000
#define SA_NODEFER        0x40000000

struct sigevent {
    union sigval sigev_value;
    int sigev_signo;
    int sigev_notify;
    union {
        char __pad[48];
        pid_t __thread_id;
        struct {
            void (*__function)(union sigval);
            pthread_attr_t *__attributes;
        } __notify;
    } __sev;
};

#define sigev_notify_thread_id  __sev.__thread_id
#define sigev_notify_function   __sev.__notify.__function
#define sigev_notify_attributes __sev.__notify.__attributes

#define SIGEV_SIGNAL    0
#define SIGEV_NONE      1
#define SIGEV_THREAD    2
#define SIGEV_THREAD_ID 4

typedef struct sigaltstack {
    void *ss_sp;
    int ss_flags;
    size_t ss_size;
} stack_t;

/* mcontext_t, ucontext_t and what depends on the registers */
#include <bits/signal.h>

/* si_code */
#define SI_ASYNCNL    (-60)
#define SI_TKILL      (-6)
#define SI_SIGIO      (-5)
#define SI_ASYNCIO    (-4)
#define SI_MESGQ      (-3)
#define SI_TIMER      (-2)
#define SI_QUEUE      (-1)
#define SI_USER       0
#define SI_KERNEL     128
#define ILL_ILLOPC    1
#define ILL_ILLOPN    2
#define ILL_ILLADR    3
#define ILL_ILLTRP    4
#define ILL_PRVOPC    5
#define ILL_PRVREG    6
#define ILL_COPROC    7
#define ILL_BADSTK    8
#define FPE_INTDIV    1
#define FPE_INTOVF    2
#define FPE_FLTDIV    3
#define FPE_FLTOVF    4
#define FPE_FLTUND    5
#define FPE_FLTRES    6
#define FPE_FLTINV    7
#define FPE_FLTSUB    8
#define SEGV_MAPERR   1
#define SEGV_ACCERR   2
#define SEGV_BNDERR   3
#define SEGV_PKUERR   4
#define SEGV_MTEAERR  8
#define SEGV_MTESERR  9
#define BUS_ADRALN    1
#define BUS_ADRERR    2
#define BUS_OBJERR    3
#define BUS_MCEERR_AR 4
#define BUS_MCEERR_AO 5
#define CLD_EXITED    1
#define CLD_KILLED    2
#define CLD_DUMPED    3
#define CLD_TRAPPED   4
#define CLD_STOPPED   5
#define CLD_CONTINUED 6

int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
int sigprocmask(int, const sigset_t *__restrict, sigset_t *__restrict);
int sigpending(sigset_t *);
int sigsuspend(const sigset_t *);
int sigwait(const sigset_t *__restrict, int *__restrict);
int sigwaitinfo(const sigset_t *__restrict, siginfo_t *__restrict);
int sigtimedwait(const sigset_t *__restrict, siginfo_t *__restrict,
                 const struct timespec *__restrict);
int kill(pid_t, int);
int sigqueue(pid_t, int, union sigval);
int pthread_kill(pthread_t, int);
#if __TN_GNU
int pthread_sigqueue(pthread_t, int, union sigval);
#endif
int pthread_sigmask(int, const sigset_t *__restrict, sigset_t *__restrict);
void psignal(int, const char *);
void psiginfo(const siginfo_t *, const char *);
#endif

#if __TN_XSI
#define TRAP_BRKPT    1
#define TRAP_TRACE    2
#define TRAP_BRANCH   3
#define TRAP_HWBKPT   4
#define TRAP_UNK      5
#define POLL_IN       1
#define POLL_OUT      2
#define POLL_MSG      3
#define POLL_ERR      4
#define POLL_PRI      5
#define POLL_HUP      6
#define SS_ONSTACK    1
#define SS_DISABLE    2
#define SS_AUTODISARM 0x80000000U
#define SS_FLAG_BITS  SS_AUTODISARM
int killpg(pid_t, int);
int sigaltstack(const stack_t *__restrict, stack_t *__restrict);
int siginterrupt(int, int);
int sighold(int);
int sigignore(int);
int sigpause(int);
int sigrelse(int);
void (*sigset(int, void (*)(int)))(int);
#endif

#if __TN_BSD
#define NSIG _NSIG
typedef void (*sig_t)(int);
#define SYS_SECCOMP       1
#define SYS_USER_DISPATCH 2
#endif

#if __TN_GNU
#define SA_NOMASK  SA_NODEFER
#define SA_ONESHOT SA_RESETHAND
typedef void (*sighandler_t)(int);
void (*bsd_signal(int, void (*)(int)))(int);
int sigandset(sigset_t *, const sigset_t *, const sigset_t *);
int sigisemptyset(const sigset_t *);
int sigorset(sigset_t *, const sigset_t *, const sigset_t *);
#endif

__TN_END_DECLS

#endif
