/* SPDX-License-Identifier: MIT */
/* Date and time (C23 7.29, POSIX.1-2024 <time.h>). */
#ifndef _TIME_H
#define _TIME_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_clock_t
#define __TN_NEED_struct_timespec
#if __TN_POSIX
#define __TN_NEED_locale_t
#define __TN_NEED_pid_t
#define __TN_NEED_clockid_t
#define __TN_NEED_timer_t
#endif
#include <bits/types.h>
#include <bits/null.h>

__TN_BEGIN_DECLS

#define CLOCKS_PER_SEC 1000000L
#define TIME_UTC       1

struct tm {
    int tm_sec;
    int tm_min;
    int tm_hour;
    int tm_mday;
    int tm_mon;
    int tm_year;
    int tm_wday;
    int tm_yday;
    int tm_isdst;
#if __TN_POSIX
    long tm_gmtoff;
    const char *tm_zone;
#else
    long __tm_gmtoff;
    const char *__tm_zone;
#endif
};

clock_t clock(void);
time_t time(time_t *);
double difftime(time_t, time_t);
time_t mktime(struct tm *);
int timespec_get(struct timespec *, int);
#if __TN_C23 || __TN_BSD
int timespec_getres(struct timespec *, int);
#endif
char *asctime(const struct tm *);
char *ctime(const time_t *);
struct tm *gmtime(const time_t *);
struct tm *localtime(const time_t *);
size_t strftime(char *__restrict, size_t, const char *__restrict, const struct tm *__restrict);

#if __TN_POSIX
struct itimerspec {
    struct timespec it_interval;
    struct timespec it_value;
};
struct sigevent;
#endif

#if __TN_POSIX
#define CLOCK_REALTIME           0
#define CLOCK_MONOTONIC          1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID  3
#define CLOCK_BOOTTIME           7
#define CLOCK_BOOTTIME_ALARM     9
#define CLOCK_MONOTONIC_COARSE   6
#define CLOCK_MONOTONIC_RAW      4
#define CLOCK_REALTIME_ALARM     8
#define CLOCK_REALTIME_COARSE    5
#define CLOCK_SGI_CYCLE          10
#define CLOCK_TAI                11
#define TIMER_ABSTIME            1
#endif

#if __TN_POSIX
char *asctime_r(const struct tm *__restrict, char *__restrict);
char *ctime_r(const time_t *, char *);
struct tm *gmtime_r(const time_t *__restrict, struct tm *__restrict);
struct tm *localtime_r(const time_t *__restrict, struct tm *__restrict);
size_t strftime_l(char *__restrict, size_t, const char *__restrict, const struct tm *__restrict,
                  locale_t);
void tzset(void);
int clock_getres(clockid_t, struct timespec *);
int clock_gettime(clockid_t, struct timespec *);
int clock_settime(clockid_t, const struct timespec *);
int clock_nanosleep(clockid_t, int, const struct timespec *, struct timespec *);
int clock_getcpuclockid(pid_t, clockid_t *);
int nanosleep(const struct timespec *, struct timespec *);
int timer_create(clockid_t, struct sigevent *__restrict, timer_t *__restrict);
int timer_delete(timer_t);
int timer_gettime(timer_t, struct itimerspec *);
int timer_settime(timer_t, int, const struct itimerspec *__restrict, struct itimerspec *__restrict);
int timer_getoverrun(timer_t);
#endif

#if __TN_POSIX
extern char *tzname[2];
#endif
#if __TN_XSI
extern int daylight;
extern long timezone;
struct tm *getdate(const char *);
char *strptime(const char *__restrict, const char *__restrict, struct tm *__restrict);
extern int getdate_err;
#endif
#if __TN_BSD
int stime(const time_t *);
time_t timegm(struct tm *);
time_t timelocal(struct tm *);
#endif

__TN_END_DECLS

#endif
