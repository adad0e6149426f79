/* SPDX-License-Identifier: MIT */
/* Semaphore sets (POSIX.1-2024 <sys/sem.h>, semop(2)). */
#ifndef _SYS_SEM_H
#define _SYS_SEM_H

#include <features.h>
#include <sys/ipc.h>
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_pid_t
#if __TN_GNU
#define __TN_NEED_struct_timespec
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

#define _SEM_SEMUN_UNDEFINED 1

#define SEM_UNDO 0x1000
#define GETPID   11
#define GETVAL   12
#define GETALL   13
#define GETNCNT  14
#define GETZCNT  15
#define SETVAL   16
#define SETALL   17

#define SEM_STAT     18
#define SEM_INFO     19
#define SEM_STAT_ANY 20

#include <bits/sem.h>

struct seminfo {
    int semmap;
    int semmni;
    int semmns;
    int semmnu;
    int semmsl;
    int semopm;
    int semume;
    int semusz;
    int semvmx;
    int semaem;
};

struct sembuf {
    unsigned short sem_num;
    short sem_op;
    short sem_flg;
};

int semctl(int, int, int, ...);
int semget(key_t, int, int);
int semop(int, struct sembuf *, size_t);
#if __TN_GNU
int semtimedop(int, struct sembuf *, size_t, const struct timespec *);
#endif

__TN_END_DECLS

#endif
