/* SPDX-License-Identifier: MIT */
/* Threads (C23 7.28). */
#ifndef _THREADS_H
#define _THREADS_H

#include <features.h>
#include <time.h>

__TN_BEGIN_DECLS

#if !defined(__cplusplus) && !__TN_C23
#define thread_local _Thread_local
#endif

#ifdef __cplusplus
typedef unsigned long thrd_t;
#else
typedef struct __pthread *thrd_t;
#endif
typedef int once_flag;
typedef unsigned int tss_t;
typedef int (*thrd_start_t)(void *);
typedef void (*tss_dtor_t)(void *);

typedef struct {
    union {
        int __i[10];
        void *__p[5];
    } __u;
} mtx_t;

typedef struct {
    union {
        int __i[12];
        void *__p[6];
    } __u;
} cnd_t;

#define ONCE_FLAG_INIT      0
#define TSS_DTOR_ITERATIONS 4

enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };
enum { mtx_plain = 0, mtx_recursive = 1, mtx_timed = 2 };

void call_once(once_flag *, void (*)(void));
int thrd_create(thrd_t *, thrd_start_t, void *);
thrd_t thrd_current(void);
int thrd_detach(thrd_t);
int thrd_equal(thrd_t, thrd_t);
__TN_NORETURN void thrd_exit(int);
int thrd_join(thrd_t, int *);
int thrd_sleep(const struct timespec *, struct timespec *);
void thrd_yield(void);
int mtx_init(mtx_t *, int);
int mtx_lock(mtx_t *);
int mtx_timedlock(mtx_t *__restrict, const struct timespec *__restrict);
int mtx_trylock(mtx_t *);
int mtx_unlock(mtx_t *);
void mtx_destroy(mtx_t *);
int cnd_init(cnd_t *);
int cnd_signal(cnd_t *);
int cnd_broadcast(cnd_t *);
int cnd_wait(cnd_t *, mtx_t *);
int cnd_timedwait(cnd_t *__restrict, mtx_t *__restrict, const struct timespec *__restrict);
void cnd_destroy(cnd_t *);
int tss_create(tss_t *, tss_dtor_t);
void *tss_get(tss_t);
int tss_set(tss_t, void *);
void tss_delete(tss_t);

#ifndef __cplusplus
#define thrd_equal(a, b) ((a) == (b))
#endif

__TN_END_DECLS

#endif
