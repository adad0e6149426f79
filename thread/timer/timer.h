// SPDX-License-Identifier: MIT
// POSIX timers (POSIX.1-2024 timer_create). Timers that signal are the kernel's; a timer_t is its
// number. SIGEV_THREAD is built here: the kernel's timer signals one service thread, made with the
// first such timer, and that starts a new detached thread for each expiration, so that the function
// may do what the start routine of a thread may do. This folder lies in thread/ because time/,
// which owns the names, is below threads.
#pragma once

#include <pthread.h>
#include <signal.h>
#include <time.h>

#include "base/tn.h"

// A SIGEV_THREAD timer.
struct tn_timer {
    struct tn_timer *next;
    int id; // the kernel's
    void (*function)(union sigval);
    union sigval value;
    pthread_attr_t attributes;
};

// timer_t: the kernel's number, made odd, or the address of a struct tn_timer.
static inline timer_t tn_timer_of_id(int id) { return (timer_t)(((long)id << 1) | 1); }
static inline struct tn_timer *tn_timer_own(timer_t t)
{
    return (tn_word)t & 1 ? nullptr : (struct tn_timer *)t;
}
static inline int tn_timer_id(timer_t t)
{
    struct tn_timer *const own = tn_timer_own(t);
    return own ? own->id : (int)((long)t >> 1);
}

// Makes a timer that starts threads; 0 or an errno value.
TN_HIDDEN int tn_timer_start(clockid_t clock, const struct sigevent *event, timer_t *out);
// Ends it: no thread starts after the return.
TN_HIDDEN void tn_timer_end(struct tn_timer *timer);

TN_NAME(timer_create);
TN_NAME(timer_delete);
TN_NAME(timer_getoverrun);
TN_NAME(timer_gettime);
TN_NAME(timer_settime);
