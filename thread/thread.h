// SPDX-License-Identifier: MIT
// Threads for the library's own use: the public functions under their tn_ names, and what packages
// above need beside them.
#pragma once

#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <threads.h>

#include "base/tcb.h"
#include "base/tn.h"

// clang-format off
TN_NAME(call_once); TN_NAME(clone); TN_NAME(cnd_broadcast); TN_NAME(cnd_destroy); TN_NAME(cnd_init);
TN_NAME(cnd_signal); TN_NAME(cnd_timedwait); TN_NAME(cnd_wait); TN_NAME(getcpu); TN_NAME(mtx_destroy); TN_NAME(mtx_init);
TN_NAME(mtx_lock); TN_NAME(mtx_timedlock); TN_NAME(mtx_trylock); TN_NAME(mtx_unlock); TN_NAME(pthread_atfork);
TN_NAME(pthread_attr_destroy); TN_NAME(pthread_attr_getaffinity_np); TN_NAME(pthread_attr_getdetachstate);
TN_NAME(pthread_attr_getguardsize); TN_NAME(pthread_attr_getsigmask_np); TN_NAME(pthread_attr_setaffinity_np);
TN_NAME(pthread_attr_setsigmask_np); TN_NAME(pthread_sigqueue);
TN_NAME(pthread_attr_getinheritsched); TN_NAME(pthread_attr_getschedparam); TN_NAME(pthread_attr_getschedpolicy);
TN_NAME(pthread_attr_getscope); TN_NAME(pthread_attr_getstack); TN_NAME(pthread_attr_getstacksize);
TN_NAME(pthread_attr_init); TN_NAME(pthread_attr_setdetachstate); TN_NAME(pthread_attr_setguardsize);
TN_NAME(pthread_attr_setinheritsched); TN_NAME(pthread_attr_setschedparam); TN_NAME(pthread_attr_setschedpolicy);
TN_NAME(pthread_attr_setscope); TN_NAME(pthread_attr_setstack); TN_NAME(pthread_attr_setstacksize);
TN_NAME(pthread_barrier_destroy); TN_NAME(pthread_barrier_init); TN_NAME(pthread_barrier_wait);
TN_NAME(pthread_barrierattr_destroy); TN_NAME(pthread_barrierattr_getpshared); TN_NAME(pthread_barrierattr_init);
TN_NAME(pthread_barrierattr_setpshared); TN_NAME(pthread_cancel); TN_NAME(pthread_clockjoin_np);
TN_NAME(pthread_cond_broadcast); TN_NAME(pthread_cond_clockwait); TN_NAME(pthread_cond_destroy);
TN_NAME(pthread_cond_init); TN_NAME(pthread_cond_signal); TN_NAME(pthread_cond_timedwait); TN_NAME(pthread_cond_wait);
TN_NAME(pthread_condattr_destroy); TN_NAME(pthread_condattr_getclock); TN_NAME(pthread_condattr_getpshared);
TN_NAME(pthread_condattr_init); TN_NAME(pthread_condattr_setclock); TN_NAME(pthread_condattr_setpshared);
TN_NAME(pthread_create); TN_NAME(pthread_detach); TN_NAME(pthread_equal); TN_NAME(pthread_exit);
TN_NAME(pthread_getaffinity_np); TN_NAME(pthread_getattr_default_np); TN_NAME(pthread_getattr_np);
TN_NAME(pthread_getconcurrency); TN_NAME(pthread_getcpuclockid); TN_NAME(pthread_getname_np);
TN_NAME(pthread_getschedparam); TN_NAME(pthread_getspecific); TN_NAME(pthread_join); TN_NAME(pthread_key_create);
TN_NAME(pthread_key_delete); TN_NAME(pthread_kill); TN_NAME(pthread_mutex_clocklock);
TN_NAME(pthread_mutex_consistent); TN_NAME(pthread_mutex_destroy); TN_NAME(pthread_mutex_getprioceiling);
TN_NAME(pthread_mutex_init); TN_NAME(pthread_mutex_lock); TN_NAME(pthread_mutex_setprioceiling);
TN_NAME(pthread_mutex_timedlock); TN_NAME(pthread_mutex_trylock); TN_NAME(pthread_mutex_unlock);
TN_NAME(pthread_mutexattr_destroy); TN_NAME(pthread_mutexattr_getprotocol); TN_NAME(pthread_mutexattr_getpshared);
TN_NAME(pthread_mutexattr_getrobust); TN_NAME(pthread_mutexattr_gettype); TN_NAME(pthread_mutexattr_init);
TN_NAME(pthread_mutexattr_setprotocol); TN_NAME(pthread_mutexattr_setpshared); TN_NAME(pthread_mutexattr_setrobust);
TN_NAME(pthread_mutexattr_settype); TN_NAME(pthread_once); TN_NAME(pthread_rwlock_clockrdlock);
TN_NAME(pthread_rwlock_clockwrlock); TN_NAME(pthread_rwlock_destroy); TN_NAME(pthread_rwlock_init);
TN_NAME(pthread_rwlock_rdlock); TN_NAME(pthread_rwlock_timedrdlock); TN_NAME(pthread_rwlock_timedwrlock);
TN_NAME(pthread_rwlock_tryrdlock); TN_NAME(pthread_rwlock_trywrlock); TN_NAME(pthread_rwlock_unlock);
TN_NAME(pthread_rwlock_wrlock); TN_NAME(pthread_rwlockattr_destroy); TN_NAME(pthread_rwlockattr_getpshared);
TN_NAME(pthread_rwlockattr_init); TN_NAME(pthread_rwlockattr_setpshared); TN_NAME(pthread_self);
TN_NAME(pthread_setaffinity_np); TN_NAME(pthread_setattr_default_np); TN_NAME(pthread_setcancelstate);
TN_NAME(pthread_setcanceltype); TN_NAME(pthread_setconcurrency); TN_NAME(pthread_setname_np);
TN_NAME(pthread_setschedparam); TN_NAME(pthread_setschedprio); TN_NAME(pthread_setspecific); TN_NAME(pthread_sigmask);
TN_NAME(pthread_spin_destroy); TN_NAME(pthread_spin_init); TN_NAME(pthread_spin_lock); TN_NAME(pthread_spin_trylock);
TN_NAME(pthread_spin_unlock); TN_NAME(pthread_testcancel); TN_NAME(pthread_timedjoin_np); TN_NAME(pthread_tryjoin_np);
TN_NAME(sched_get_priority_max); TN_NAME(sched_get_priority_min); TN_NAME(sched_getaffinity); TN_NAME(sched_getcpu);
TN_NAME(sched_getparam); TN_NAME(sched_getscheduler); TN_NAME(sched_rr_get_interval); TN_NAME(sched_setaffinity);
TN_NAME(sched_setparam); TN_NAME(sched_setscheduler); TN_NAME(sched_yield); TN_NAME(sem_clockwait);
TN_NAME(sem_close); TN_NAME(sem_destroy); TN_NAME(sem_getvalue); TN_NAME(sem_init); TN_NAME(sem_open);
TN_NAME(sem_post); TN_NAME(sem_timedwait); TN_NAME(sem_trywait); TN_NAME(sem_unlink); TN_NAME(sem_wait);
TN_NAME(setns); TN_NAME(thrd_create); TN_NAME(thrd_current); TN_NAME(thrd_detach); TN_NAME(thrd_equal);
TN_NAME(thrd_exit); TN_NAME(thrd_join); TN_NAME(thrd_sleep); TN_NAME(thrd_yield); TN_NAME(tss_create);
TN_NAME(tss_delete); TN_NAME(tss_get); TN_NAME(tss_set); TN_NAME(unshare);
// clang-format on
// ABI names that begin with an underscore.
TN_HIDDEN void tn_pthread_cleanup_push(struct __ptcb *, void (*)(void *), void *);
TN_HIDDEN void tn_pthread_cleanup_pop(struct __ptcb *, int run);
TN_HIDDEN int tn_sched_cpucount(size_t size, const cpu_set_t *);

// Makes attributes a copy that may outlive its original: forgets the set of processors, which
// belongs to that (pthread_attr_setaffinity_np).
TN_HIDDEN void tn_attr_detach(pthread_attr_t *);

// Runs fn(arg) in every thread of the process, the caller first, one after the other and each with
// its own signal handlers held off, and returns what the caller's run returned. When that is not 0
// no other thread runs it; the others' results are compared with it by the caller. Threads that are
// born meanwhile wait. For what the kernel keeps per thread and POSIX per process: user and group
// ids.
TN_HIDDEN long tn_thread_everywhere(long (*fn)(void *), void *arg);
