/* SPDX-License-Identifier: MIT */
/* Event notification (epoll(7)). */
#ifndef _SYS_EPOLL_H
#define _SYS_EPOLL_H

#include <fcntl.h>
#include <features.h>
#include <stdint.h>
#include <sys/types.h>
#define __TN_NEED_sigset_t
#include <bits/types.h>

__TN_BEGIN_DECLS

#define EPOLL_CLOEXEC  O_CLOEXEC
#define EPOLL_NONBLOCK O_NONBLOCK

enum EPOLL_EVENTS { __EPOLL_DUMMY };
#define EPOLLIN        0x1
#define EPOLLPRI       0x2
#define EPOLLOUT       0x4
#define EPOLLERR       0x8
#define EPOLLHUP       0x10
#define EPOLLNVAL      0x20
#define EPOLLRDNORM    0x40
#define EPOLLRDBAND    0x80
#define EPOLLWRNORM    0x100
#define EPOLLWRBAND    0x200
#define EPOLLMSG       0x400
#define EPOLLRDHUP     0x2000
#define EPOLLEXCLUSIVE 0x10000000U
#define EPOLLWAKEUP    0x20000000U
#define EPOLLONESHOT   0x40000000U
#define EPOLLET        0x80000000U

#define EPOLL_CTL_ADD 1
#define EPOLL_CTL_DEL 2
#define EPOLL_CTL_MOD 3

typedef union epoll_data {
    void *ptr;
    int fd;
    uint32_t u32;
    uint64_t u64;
} epoll_data_t;

/* without padding on x86_64, so that 32-bit programs have the same layout */
struct epoll_event {
    uint32_t events;
    epoll_data_t data;
}
#ifdef __x86_64__
__attribute__((__packed__))
#endif
;

int epoll_create(int);
int epoll_create1(int);
int epoll_ctl(int, int, int, struct epoll_event *);
int epoll_wait(int, struct epoll_event *, int, int);
int epoll_pwait(int, struct epoll_event *, int, int, const sigset_t *);

__TN_END_DECLS

#endif
