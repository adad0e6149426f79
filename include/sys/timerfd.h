/* SPDX-License-Identifier: MIT */
/* Timers read from a descriptor (timerfd_create(2)). */
#ifndef _SYS_TIMERFD_H
#define _SYS_TIMERFD_H

#include <fcntl.h>
#include <time.h>

__TN_BEGIN_DECLS

#define TFD_NONBLOCK O_NONBLOCK
#define TFD_CLOEXEC  O_CLOEXEC

#define TFD_TIMER_ABSTIME       1
#define TFD_TIMER_CANCEL_ON_SET 2

struct itimerspec;

int timerfd_create(int, int);
int timerfd_settime(int, int, const struct itimerspec *, struct itimerspec *);
int timerfd_gettime(int, struct itimerspec *);

__TN_END_DECLS

#endif
