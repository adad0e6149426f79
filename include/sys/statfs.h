/* SPDX-License-Identifier: MIT */
/* Filesystem statistics of the kernel (statfs(2)). */
#ifndef _SYS_STATFS_H
#define _SYS_STATFS_H

#include <features.h>
#include <sys/statvfs.h>

__TN_BEGIN_DECLS

typedef struct __fsid_t {
    int __val[2];
} fsid_t;

struct statfs {
    unsigned long f_type;
    unsigned long f_bsize;
    fsblkcnt_t f_blocks;
    fsblkcnt_t f_bfree;
    fsblkcnt_t f_bavail;
    fsfilcnt_t f_files;
    fsfilcnt_t f_ffree;
    fsid_t f_fsid;
    unsigned long f_namelen;
    unsigned long f_frsize;
    unsigned long f_flags;
    unsigned long f_spare[4];
};

int statfs(const char *, struct statfs *);
int fstatfs(int, struct statfs *);

#ifdef _LARGEFILE64_SOURCE
#define fsblkcnt64_t fsblkcnt_t
#define fsfilcnt64_t fsfilcnt_t
#define fstatfs64    fstatfs
#define statfs64     statfs
#endif

__TN_END_DECLS

#endif
