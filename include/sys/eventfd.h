/* SPDX-License-Identifier: MIT */
/* Event counters (eventfd(2)). */
#ifndef _SYS_EVENTFD_H
#define _SYS_EVENTFD_H

#include <fcntl.h>
#include <features.h>
#include <stdint.h>

__TN_BEGIN_DECLS

typedef uint64_t eventfd_t;

#define EFD_SEMAPHORE 1
#define EFD_CLOEXEC   O_CLOEXEC
#define EFD_NONBLOCK  O_NONBLOCK

int eventfd(unsigned int, int);
int eventfd_read(int, eventfd_t *);
int eventfd_write(int, eventfd_t);

__TN_END_DECLS

#endif
