// SPDX-License-Identifier: MIT
// Synchronisation of threads under names that link beside any libc: mutexes, condition variables,
// read-write locks, semaphores, barriers, once, spin locks. Objects have the types of the host's
// <pthread.h> and <semaphore.h>, whose storage is at least as large; they are made by the tn_
// initialisers or are all zero, and an object belongs to one library for its life: never mix
// tn_pthread_mutex_lock with pthread_mutex_unlock.
//
// Contracts are those of POSIX.1-2024. Beyond it: an unlock, post or broadcast touches nothing but
// the object's address once it has let another thread through, so that thread may destroy the
// object; a condition's waiters queue in order, and none that came later can take their signal.
// Only futex(2) is needed of the system. Errors are returned, the semaphores' in errno.
//
// Beside a host libc, tn_sem_wait and tn_pthread_cond_wait are no cancellation points of that libc.
#ifndef TENON_THREAD_H
#define TENON_THREAD_H

#include <pthread.h>
#include <semaphore.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(hidden)

// Mutexes: normal, recursive, error-checking; robust; priority-inheriting; process-shared.
int tn_pthread_mutexattr_init(pthread_mutexattr_t *);
int tn_pthread_mutexattr_settype(pthread_mutexattr_t *, int type);
int tn_pthread_mutexattr_setrobust(pthread_mutexattr_t *, int robust);
int tn_pthread_mutexattr_setprotocol(pthread_mutexattr_t *, int protocol);
int tn_pthread_mutexattr_setpshared(pthread_mutexattr_t *, int shared);
int tn_pthread_mutex_init(pthread_mutex_t *__restrict, const pthread_mutexattr_t *__restrict);
int tn_pthread_mutex_destroy(pthread_mutex_t *);
int tn_pthread_mutex_lock(pthread_mutex_t *);
int tn_pthread_mutex_trylock(pthread_mutex_t *);
int tn_pthread_mutex_timedlock(pthread_mutex_t *__restrict,
                               const struct timespec *__restrict deadline);
int tn_pthread_mutex_clocklock(pthread_mutex_t *__restrict, clockid_t,
                               const struct timespec *__restrict deadline);
int tn_pthread_mutex_unlock(pthread_mutex_t *);
int tn_pthread_mutex_consistent(pthread_mutex_t *);

// Condition variables, with such a mutex.
int tn_pthread_condattr_init(pthread_condattr_t *);
int tn_pthread_condattr_setclock(pthread_condattr_t *, clockid_t);
int tn_pthread_condattr_setpshared(pthread_condattr_t *, int shared);
int tn_pthread_cond_init(pthread_cond_t *__restrict, const pthread_condattr_t *__restrict);
int tn_pthread_cond_destroy(pthread_cond_t *);
int tn_pthread_cond_wait(pthread_cond_t *__restrict, pthread_mutex_t *__restrict);
int tn_pthread_cond_timedwait(pthread_cond_t *__restrict, pthread_mutex_t *__restrict,
                              const struct timespec *__restrict deadline);
int tn_pthread_cond_clockwait(pthread_cond_t *__restrict, pthread_mutex_t *__restrict, clockid_t,
                              const struct timespec *__restrict deadline);
int tn_pthread_cond_signal(pthread_cond_t *);
int tn_pthread_cond_broadcast(pthread_cond_t *);

// Read-write locks; readers go first.
int tn_pthread_rwlock_init(pthread_rwlock_t *__restrict, const pthread_rwlockattr_t *__restrict);
int tn_pthread_rwlock_destroy(pthread_rwlock_t *);
int tn_pthread_rwlock_rdlock(pthread_rwlock_t *);
int tn_pthread_rwlock_tryrdlock(pthread_rwlock_t *);
int tn_pthread_rwlock_wrlock(pthread_rwlock_t *);
int tn_pthread_rwlock_trywrlock(pthread_rwlock_t *);
int tn_pthread_rwlock_unlock(pthread_rwlock_t *);

// Semaphores.
int tn_sem_init(sem_t *, int shared, unsigned value);
int tn_sem_destroy(sem_t *);
int tn_sem_wait(sem_t *);
int tn_sem_trywait(sem_t *);
int tn_sem_clockwait(sem_t *__restrict, clockid_t, const struct timespec *__restrict deadline);
int tn_sem_post(sem_t *);
int tn_sem_getvalue(sem_t *__restrict, int *__restrict value);

// Barriers, once, spin locks.
int tn_pthread_barrier_init(pthread_barrier_t *__restrict, const pthread_barrierattr_t *__restrict,
                            unsigned count);
int tn_pthread_barrier_wait(pthread_barrier_t *);
int tn_pthread_barrier_destroy(pthread_barrier_t *);
int tn_pthread_once(pthread_once_t *, void (*)(void));
int tn_pthread_spin_init(pthread_spinlock_t *, int shared);
int tn_pthread_spin_lock(pthread_spinlock_t *);
int tn_pthread_spin_trylock(pthread_spinlock_t *);
int tn_pthread_spin_unlock(pthread_spinlock_t *);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
