/* SPDX-License-Identifier: MIT */
/* Synchronous I/O multiplexing (POSIX.1-2024 <sys/select.h>, select(2)). */
#ifndef _SYS_SELECT_H
#define _SYS_SELECT_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_suseconds_t
#define __TN_NEED_sigset_t
#define __TN_NEED_struct_timespec
#define __TN_NEED_struct_timeval
#include <bits/types.h>

__TN_BEGIN_DECLS

#define FD_SETSIZE 1024

typedef unsigned long fd_mask;

typedef struct {
    fd_mask fds_bits[FD_SETSIZE / (8 * sizeof(fd_mask))];
} fd_set;

#define __TN_FD_WORD(fd, set) (set)->fds_bits[(unsigned)(fd) / (8 * sizeof(fd_mask))]
#define __TN_FD_BIT(fd)       (1UL << (unsigned)(fd) % (8 * sizeof(fd_mask)))

#define FD_ZERO(set)      ((void)__builtin_memset((set)->fds_bits, 0, sizeof(set)->fds_bits))
#define FD_SET(fd, set)   ((void)(__TN_FD_WORD(fd, set) |= __TN_FD_BIT(fd)))
#define FD_CLR(fd, set)   ((void)(__TN_FD_WORD(fd, set) &= ~__TN_FD_BIT(fd)))
#define FD_ISSET(fd, set) ((__TN_FD_WORD(fd, set) & __TN_FD_BIT(fd)) != 0)

int select(int, fd_set *__restrict, fd_set *__restrict, fd_set *__restrict,
           struct timeval *__restrict);
int pselect(int, fd_set *__restrict, fd_set *__restrict, fd_set *__restrict,
            const struct timespec *__restrict, const sigset_t *__restrict);

#if __TN_BSD
#define NFDBITS (8 * (int)sizeof(fd_mask))
#endif

__TN_END_DECLS

#endif
