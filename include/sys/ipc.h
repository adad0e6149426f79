/* SPDX-License-Identifier: MIT */
/* XSI interprocess communication (POSIX.1-2024 <sys/ipc.h>). */
#ifndef _SYS_IPC_H
#define _SYS_IPC_H

#include <features.h>
#define __TN_NEED_mode_t
#define __TN_NEED_uid_t
#define __TN_NEED_gid_t
#define __TN_NEED_key_t
#include <bits/types.h>

__TN_BEGIN_DECLS

struct ipc_perm {
#if __TN_GNU
    key_t key;
#else
    key_t __key;
#endif
    uid_t uid;
    gid_t gid;
    uid_t cuid;
    gid_t cgid;
    mode_t mode;
#if __TN_GNU
    int seq;
#else
    int __seq;
#endif
    long __pad1;
    long __pad2;
};

#define IPC_CREAT  01000
#define IPC_EXCL   02000
#define IPC_NOWAIT 04000

#define IPC_RMID 0
#define IPC_SET  1
#define IPC_STAT 2
#define IPC_INFO 3

#define IPC_PRIVATE ((key_t)0)

key_t ftok(const char *, int);

__TN_END_DECLS

#endif
