/* SPDX-License-Identifier: MIT */
/* Time types and interval timers (POSIX.1-2024 <sys/time.h>, timeradd(3)). */
#ifndef _SYS_TIME_H
#define _SYS_TIME_H

#include <features.h>
#include <sys/select.h>

__TN_BEGIN_DECLS

int gettimeofday(struct timeval *__restrict, void *__restrict);
int utimes(const char *, const struct timeval *);
#define ITIMER_REAL    0
#define ITIMER_VIRTUAL 1
#define ITIMER_PROF    2

struct itimerval {
    struct timeval it_interval;
    struct timeval it_value;
};
int getitimer(int, struct itimerval *);
int setitimer(int, const struct itimerval *__restrict, struct itimerval *__restrict);

#if __TN_BSD
struct timezone {
    int tz_minuteswest;
    int tz_dsttime;
};
int settimeofday(const struct timeval *, const struct timezone *);
int adjtime(const struct timeval *, struct timeval *);
int futimes(int, const struct timeval *);
int lutimes(const char *, const struct timeval *);
int futimesat(int, const char *, const struct timeval *);

#define timerisset(t) ((t)->tv_sec || (t)->tv_usec)
#define timerclear(t) ((t)->tv_sec = (t)->tv_usec = 0)
#define timercmp(s, t, op) \
    ((s)->tv_sec == (t)->tv_sec ? (s)->tv_usec op(t)->tv_usec : (s)->tv_sec op(t)->tv_sec)
#define timeradd(s, t, sum)                                              \
    ((void)((sum)->tv_sec = (s)->tv_sec + (t)->tv_sec,                   \
            ((sum)->tv_usec = (s)->tv_usec + (t)->tv_usec) >= 1000000 && \
                ((sum)->tv_usec -= 1000000, (sum)->tv_sec++)))
#define timersub(s, t, diff)                                       \
    ((void)((diff)->tv_sec = (s)->tv_sec - (t)->tv_sec,            \
            ((diff)->tv_usec = (s)->tv_usec - (t)->tv_usec) < 0 && \
                ((diff)->tv_usec += 1000000, (diff)->tv_sec--)))
#endif

#if __TN_GNU
#define TIMEVAL_TO_TIMESPEC(tv, ts) \
    ((void)((ts)->tv_sec = (tv)->tv_sec, (ts)->tv_nsec = (tv)->tv_usec * 1000))
#define TIMESPEC_TO_TIMEVAL(tv, ts) \
    ((void)((tv)->tv_sec = (ts)->tv_sec, (tv)->tv_usec = (ts)->tv_nsec / 1000))
#endif

__TN_END_DECLS

#endif
