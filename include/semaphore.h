/* SPDX-License-Identifier: MIT */
/* Semaphores (POSIX.1-2024 <semaphore.h>). */
#ifndef _SEMAPHORE_H
#define _SEMAPHORE_H

#include <fcntl.h>
#include <features.h>
#define __TN_NEED_time_t
#define __TN_NEED_struct_timespec
#if __TN_GNU
#define __TN_NEED_clockid_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

#define SEM_FAILED ((sem_t *)0)

typedef struct {
    volatile int __val[8];
} sem_t;

int sem_init(sem_t *, int, unsigned int);
int sem_destroy(sem_t *);
sem_t *sem_open(const char *, int, ...);
int sem_close(sem_t *);
int sem_unlink(const char *);
int sem_wait(sem_t *);
int sem_trywait(sem_t *);
int sem_timedwait(sem_t *__restrict, const struct timespec *__restrict);
int sem_post(sem_t *);
int sem_getvalue(sem_t *__restrict, int *__restrict);
#if __TN_GNU
int sem_clockwait(sem_t *__restrict, clockid_t,
                  const struct timespec *__restrict); /* POSIX.1-2024 */
#endif

__TN_END_DECLS

#endif
