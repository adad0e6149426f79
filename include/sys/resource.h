/* SPDX-License-Identifier: MIT */
/* Resource limits and usage (POSIX.1-2024 <sys/resource.h>, getrlimit(2), getrusage(2)). */
#ifndef _SYS_RESOURCE_H
#define _SYS_RESOURCE_H

#include <features.h>
#include <sys/time.h>
#define __TN_NEED_id_t
#if __TN_GNU
#define __TN_NEED_pid_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

__extension__ typedef unsigned long long rlim_t;

struct rlimit {
    rlim_t rlim_cur;
    rlim_t rlim_max;
};

#define RLIM_INFINITY     (~0ULL)
#define RLIM_SAVED_CUR    RLIM_INFINITY
#define RLIM_SAVED_MAX    RLIM_INFINITY
#define RLIM_NLIMITS      RLIMIT_NLIMITS
#define RLIMIT_CPU        0
#define RLIMIT_FSIZE      1
#define RLIMIT_DATA       2
#define RLIMIT_STACK      3
#define RLIMIT_CORE       4
#define RLIMIT_RSS        5
#define RLIMIT_NPROC      6
#define RLIMIT_NOFILE     7
#define RLIMIT_MEMLOCK    8
#define RLIMIT_AS         9
#define RLIMIT_LOCKS      10
#define RLIMIT_SIGPENDING 11
#define RLIMIT_MSGQUEUE   12
#define RLIMIT_NICE       13
#define RLIMIT_RTPRIO     14
#define RLIMIT_RTTIME     15
#define RLIMIT_NLIMITS    16

/* larger than the kernel's */
struct rusage {
    struct timeval ru_utime;
    struct timeval ru_stime;
    long ru_maxrss;
    long ru_ixrss;
    long ru_idrss;
    long ru_isrss;
    long ru_minflt;
    long ru_majflt;
    long ru_nswap;
    long ru_inblock;
    long ru_oublock;
    long ru_msgsnd;
    long ru_msgrcv;
    long ru_nsignals;
    long ru_nvcsw;
    long ru_nivcsw;
    long __reserved[16];
};

#define RUSAGE_SELF     0
#define RUSAGE_CHILDREN (-1)
#define RUSAGE_THREAD   1
#define PRIO_PROCESS    0
#define PRIO_PGRP       1
#define PRIO_USER       2
#define PRIO_MIN        (-20)
#define PRIO_MAX        20

int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
int getrusage(int, struct rusage *);
int getpriority(int, id_t);
int setpriority(int, id_t, int);

#if __TN_GNU
int prlimit(pid_t, int, const struct rlimit *, struct rlimit *);
#define prlimit64 prlimit
#endif

#ifdef _LARGEFILE64_SOURCE
#define RLIM64_INFINITY  RLIM_INFINITY
#define RLIM64_SAVED_CUR RLIM_SAVED_CUR
#define RLIM64_SAVED_MAX RLIM_SAVED_MAX
#define getrlimit64      getrlimit
#define rlim64_t         rlim_t
#define rlimit64         rlimit
#define setrlimit64      setrlimit
#endif

__TN_END_DECLS

#endif
