/* SPDX-License-Identifier: MIT */
/* Message queues (POSIX.1-2024 <sys/msg.h>). */
#ifndef _SYS_MSG_H
#define _SYS_MSG_H

#include <features.h>
#include <sys/ipc.h>
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_ssize_t
#define __TN_NEED_pid_t
#include <bits/types.h>

__TN_BEGIN_DECLS

typedef unsigned long msgqnum_t;
typedef unsigned long msglen_t;

struct msqid_ds {
    struct ipc_perm msg_perm;
    time_t msg_stime;
    time_t msg_rtime;
    time_t msg_ctime;
    unsigned long msg_cbytes;
    msgqnum_t msg_qnum;
    msglen_t msg_qbytes;
    pid_t msg_lspid;
    pid_t msg_lrpid;
    unsigned long __unused[2];
};
#define __msg_cbytes msg_cbytes

#define MSG_NOERROR 010000
#define MSG_EXCEPT  020000

#define MSG_STAT     11
#define MSG_INFO     12
#define MSG_STAT_ANY 13

struct msginfo {
    int msgpool, msgmap, msgmax, msgmnb, msgmni, msgssz, msgtql;
    unsigned short msgseg;
};

#if __TN_BSD
struct msgbuf {
    long mtype;
    char mtext[1];
};
#endif

int msgctl(int, int, struct msqid_ds *);
int msgget(key_t, int);
ssize_t msgrcv(int, void *, size_t, long, int);
int msgsnd(int, const void *, size_t, int);

__TN_END_DECLS

#endif
