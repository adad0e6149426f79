/* SPDX-License-Identifier: MIT */
/* Polling (POSIX.1-2024 <poll.h>, poll(2)). */
#ifndef _POLL_H
#define _POLL_H

#include <features.h>
#if __TN_BSD
#define __TN_NEED_time_t
#define __TN_NEED_sigset_t
#define __TN_NEED_struct_timespec
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

struct pollfd {
    int fd;
    short events;
    short revents;
};
typedef unsigned long nfds_t;

#define POLLIN     0x1
#define POLLPRI    0x2
#define POLLOUT    0x4
#define POLLERR    0x8
#define POLLHUP    0x10
#define POLLNVAL   0x20
#define POLLRDNORM 0x40
#define POLLRDBAND 0x80
#define POLLWRNORM 0x100
#define POLLWRBAND 0x200
#define POLLMSG    0x400
#define POLLRDHUP  0x2000

int poll(struct pollfd *, nfds_t, int);
#if __TN_BSD
int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
#endif

__TN_END_DECLS

#endif
