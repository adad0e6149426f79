/* SPDX-License-Identifier: MIT */
/* Waiting for children (POSIX.1-2024 <sys/wait.h>, wait(2), wait4(2)). */
#ifndef _SYS_WAIT_H
#define _SYS_WAIT_H

#include <features.h>
#include <signal.h>
#define __TN_NEED_pid_t
#define __TN_NEED_id_t
#include <bits/types.h>
#include <bits/wait_status.h>

__TN_BEGIN_DECLS

#define WCOREDUMP(s)    ((s) & 0x80)
#define WIFCONTINUED(s) ((s) == 0xffff)

#define WSTOPPED    0x2
#define WEXITED     0x4
#define WCONTINUED  0x8
#define WNOWAIT     0x1000000
#define __WNOTHREAD 0x20000000
#define __WALL      0x40000000
#define __WCLONE    0x80000000U

typedef enum { P_ALL, P_PID, P_PGID, P_PIDFD } idtype_t;

pid_t wait(int *);
pid_t waitpid(pid_t, int *, int);
#if __TN_POSIX
int waitid(idtype_t, id_t, siginfo_t *, int);
#endif

#if __TN_BSD
#include <sys/resource.h>
pid_t wait3(int *, int, struct rusage *);
pid_t wait4(pid_t, int *, int, struct rusage *);
#endif

__TN_END_DECLS

#endif
