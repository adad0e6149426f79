// SPDX-License-Identifier: MIT
// Locks that nobody contends, hand-over between two threads, thread creation, thread-local data.
// All on one CPU: hand-over is then the cost of waking, not of two CPUs' caches.
#define SUITE "thread"
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>

#include "bench/suites/suite.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, recursive;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_spinlock_t spin;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static sem_t available, ping, pong;
static int turn;
static jmp_buf place;

static void nothing_once(void) {}
static void *nothing(void *p) { return p; }

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    pthread_mutexattr_t kind;
    return done = !pthread_mutexattr_init(&kind) &&
                  !pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE) &&
                  !pthread_mutex_init(&recursive, &kind) && !pthread_spin_init(&spin, 0) &&
                  !pthread_key_create(&key, NULL) && !sem_init(&available, 0, 1) &&
                  !sem_init(&ping, 0, 0) && !sem_init(&pong, 0, 0);
}

static void *echo(void *count)
{
    for (size_t left = *(size_t *)count; left > 0; left--) {
        sem_wait(&ping);
        sem_post(&pong);
    }
    return NULL;
}

static void *other_turns(void *count)
{
    pthread_mutex_lock(&mutex);
    for (size_t left = *(size_t *)count; left > 0; left--) {
        while (!turn)
            pthread_cond_wait(&changed, &mutex);
        turn = 0;
        pthread_cond_signal(&changed);
    }
    pthread_mutex_unlock(&mutex);
    return NULL;
}

// A hundred hand-overs to another thread and back.
static bool hand_over(void *other(void *), bool by_condition)
{
    size_t count = 100;
    pthread_t thread;
    if (pthread_create(&thread, NULL, other, &count))
        return false;
    for (size_t k = 0; k < count; k++) {
        if (by_condition) {
            pthread_mutex_lock(&mutex);
            turn = 1;
            pthread_cond_signal(&changed);
            while (turn)
                pthread_cond_wait(&changed, &mutex);
            pthread_mutex_unlock(&mutex);
        } else {
            sem_post(&ping);
            sem_wait(&pong);
        }
    }
    return !pthread_join(thread, NULL);
}

ROW("mutex", !sink, sink = (size_t)(pthread_mutex_lock(&mutex) | pthread_mutex_unlock(&mutex)))
ROW("mutex, recursive", !sink,
    sink = (size_t)(pthread_mutex_lock(&recursive) | pthread_mutex_unlock(&recursive)))
ROW("rwlock, reading", !sink,
    sink = (size_t)(pthread_rwlock_rdlock(&rwlock) | pthread_rwlock_unlock(&rwlock)))
ROW("rwlock, writing", !sink,
    sink = (size_t)(pthread_rwlock_wrlock(&rwlock) | pthread_rwlock_unlock(&rwlock)))
ROW("spin lock", !sink, sink = (size_t)(pthread_spin_lock(&spin) | pthread_spin_unlock(&spin)))
ROW("semaphore", !sink, sink = (size_t)(sem_wait(&available) | sem_post(&available)))
ROW("condition, nobody waits", !sink, sink = (size_t)pthread_cond_signal(&changed))
ROW("once, done", !sink, sink = (size_t)pthread_once(&once, nothing_once))
ROW("getspecific", pthread_getspecific(key) == &key, pthread_setspecific(key, &key);
    sink = (size_t)pthread_getspecific(key))
ROW("pthread_self", sink, sink = (size_t)pthread_self())
ROW("setjmp", !sink, sink = (size_t)setjmp(place))
ROW("create+join", !sink, pthread_t thread;
    sink = pthread_create(&thread, NULL, nothing, NULL) || pthread_join(thread, NULL))
ROW("8 x create, 8 x join", !sink, pthread_t threads[8]; sink = 0;
    for (int k = 0; k < 8; k++)
        sink = sink | (size_t)pthread_create(&threads[k], NULL, nothing, NULL);
    for (int k = 0; k < 8; k++) sink = sink | (size_t)pthread_join(threads[k], NULL))
ROW("100 hand-overs by semaphores", sink, sink = hand_over(echo, false))
ROW("100 hand-overs by a condition", sink, sink = hand_over(other_turns, true))
