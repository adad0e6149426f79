/* SPDX-License-Identifier: MIT */
/* Filesystem statistics (POSIX.1-2024 <sys/statvfs.h>). */
#ifndef _SYS_STATVFS_H
#define _SYS_STATVFS_H

#include <features.h>
#define __TN_NEED_fsblkcnt_t
#define __TN_NEED_fsfilcnt_t
#include <bits/types.h>

__TN_BEGIN_DECLS

struct statvfs {
    unsigned long f_bsize;
    unsigned long f_frsize;
    fsblkcnt_t f_blocks;
    fsblkcnt_t f_bfree;
    fsblkcnt_t f_bavail;
    fsfilcnt_t f_files;
    fsfilcnt_t f_ffree;
    fsfilcnt_t f_favail;
    unsigned long f_fsid;
    unsigned long f_flag;
    unsigned long f_namemax;
    unsigned int f_type;
    int __reserved[5];
};

#define ST_RDONLY      0x1
#define ST_NOSUID      0x2
#define ST_NODEV       0x4
#define ST_NOEXEC      0x8
#define ST_SYNCHRONOUS 0x10
#define ST_MANDLOCK    0x40
#define ST_WRITE       0x80
#define ST_APPEND      0x100
#define ST_IMMUTABLE   0x200
#define ST_NOATIME     0x400
#define ST_NODIRATIME  0x800
#define ST_RELATIME    0x1000

int statvfs(const char *__restrict, struct statvfs *__restrict);
int fstatvfs(int, struct statvfs *);

#ifdef _LARGEFILE64_SOURCE
#define fsblkcnt64_t fsblkcnt_t
#define fsfilcnt64_t fsfilcnt_t
#define fstatvfs64   fstatvfs
#define statvfs64    statvfs
#endif

__TN_END_DECLS

#endif
