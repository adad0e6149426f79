/* SPDX-License-Identifier: MIT */
/* Message queues (POSIX.1-2024 <mqueue.h>). */
#ifndef _MQUEUE_H
#define _MQUEUE_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_ssize_t
#define __TN_NEED_struct_timespec
#define __TN_NEED_pthread_attr_t
#include <bits/types.h>

__TN_BEGIN_DECLS

typedef int mqd_t;

struct mq_attr {
    long mq_flags;
    long mq_maxmsg;
    long mq_msgsize;
    long mq_curmsgs;
    long __reserved[4];
};

struct sigevent;

mqd_t mq_open(const char *, int, ...);
int mq_close(mqd_t);
int mq_unlink(const char *);
int mq_getattr(mqd_t, struct mq_attr *);
int mq_setattr(mqd_t, const struct mq_attr *__restrict, struct mq_attr *__restrict);
int mq_notify(mqd_t, const struct sigevent *);
int mq_send(mqd_t, const char *, size_t, unsigned int);
int mq_timedsend(mqd_t, const char *, size_t, unsigned int, const struct timespec *);
ssize_t mq_receive(mqd_t, char *, size_t, unsigned int *);
ssize_t mq_timedreceive(mqd_t, char *__restrict, size_t, unsigned int *__restrict,
                        const struct timespec *__restrict);

__TN_END_DECLS

#endif
