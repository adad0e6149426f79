/* SPDX-License-Identifier: MIT */
/* File status (POSIX.1-2024 <sys/stat.h>, stat(2), statx(2)). */
#ifndef _SYS_STAT_H
#define _SYS_STAT_H

#include <features.h>
#define __TN_NEED_time_t
#define __TN_NEED_off_t
#define __TN_NEED_ino_t
#define __TN_NEED_dev_t
#define __TN_NEED_mode_t
#define __TN_NEED_nlink_t
#define __TN_NEED_blksize_t
#define __TN_NEED_blkcnt_t
#define __TN_NEED_uid_t
#define __TN_NEED_gid_t
#define __TN_NEED_struct_timespec
#if __TN_GNU
#define __TN_NEED_int64_t
#define __TN_NEED_uint16_t
#define __TN_NEED_uint32_t
#define __TN_NEED_uint64_t
#endif
#include <bits/types.h>
#include <bits/file_mode.h>
#include <bits/stat.h>

__TN_BEGIN_DECLS

#define st_atime st_atim.tv_sec
#define st_mtime st_mtim.tv_sec
#define st_ctime st_ctim.tv_sec

#define S_IFIFO  010000
#define S_IFCHR  020000
#define S_IFDIR  040000
#define S_IFBLK  060000
#define S_IFREG  0100000
#define S_IFLNK  0120000
#define S_IFSOCK 0140000
#define S_IFMT   0170000

#define S_ISDIR(mode)  (((mode) & S_IFMT) == S_IFDIR)
#define S_ISCHR(mode)  (((mode) & S_IFMT) == S_IFCHR)
#define S_ISBLK(mode)  (((mode) & S_IFMT) == S_IFBLK)
#define S_ISREG(mode)  (((mode) & S_IFMT) == S_IFREG)
#define S_ISFIFO(mode) (((mode) & S_IFMT) == S_IFIFO)
#define S_ISLNK(mode)  (((mode) & S_IFMT) == S_IFLNK)
#define S_ISSOCK(mode) (((mode) & S_IFMT) == S_IFSOCK)

/* no objects of these kinds have file descriptors of their own */
#define S_TYPEISMQ(st)  0
#define S_TYPEISSEM(st) 0
#define S_TYPEISSHM(st) 0
#define S_TYPEISTMO(st) 0

#define UTIME_OMIT 0x3ffffffe
#define UTIME_NOW  0x3fffffff

#if __TN_BSD
#define S_IREAD  S_IRUSR
#define S_IWRITE S_IWUSR
#define S_IEXEC  S_IXUSR
#endif

int stat(const char *__restrict, struct stat *__restrict);
int fstat(int, struct stat *);
int lstat(const char *__restrict, struct stat *__restrict);
int fstatat(int, const char *__restrict, struct stat *__restrict, int);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fchmodat(int, const char *, mode_t, int);
mode_t umask(mode_t);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int mkfifo(const char *, mode_t);
int mkfifoat(int, const char *, mode_t);
int futimens(int, const struct timespec *);
int utimensat(int, const char *, const struct timespec *, int);
#if __TN_XSI
int mknod(const char *, mode_t, dev_t);
int mknodat(int, const char *, mode_t, dev_t);
#endif
#if __TN_BSD
int lchmod(const char *, mode_t);
#endif

#if __TN_GNU
#define STATX_TYPE        0x1U
#define STATX_MODE        0x2U
#define STATX_NLINK       0x4U
#define STATX_UID         0x8U
#define STATX_GID         0x10U
#define STATX_ATIME       0x20U
#define STATX_MTIME       0x40U
#define STATX_CTIME       0x80U
#define STATX_INO         0x100U
#define STATX_SIZE        0x200U
#define STATX_BLOCKS      0x400U
#define STATX_BASIC_STATS 0x7ffU
#define STATX_BTIME       0x800U
#define STATX_ALL         0xfffU

struct statx_timestamp {
    int64_t tv_sec;
    uint32_t tv_nsec;
    uint32_t __pad;
};

struct statx {
    uint32_t stx_mask;
    uint32_t stx_blksize;
    uint64_t stx_attributes;
    uint32_t stx_nlink;
    uint32_t stx_uid;
    uint32_t stx_gid;
    uint16_t stx_mode;
    uint16_t __pad0;
    uint64_t stx_ino;
    uint64_t stx_size;
    uint64_t stx_blocks;
    uint64_t stx_attributes_mask;
    struct statx_timestamp stx_atime;
    struct statx_timestamp stx_btime;
    struct statx_timestamp stx_ctime;
    struct statx_timestamp stx_mtime;
    uint32_t stx_rdev_major;
    uint32_t stx_rdev_minor;
    uint32_t stx_dev_major;
    uint32_t stx_dev_minor;
    uint64_t __pad1[14];
};
int statx(int, const char *__restrict, int, unsigned int, struct statx *__restrict);
#endif

#ifdef _LARGEFILE64_SOURCE
#define blkcnt64_t   blkcnt_t
#define fsblkcnt64_t fsblkcnt_t
#define fsfilcnt64_t fsfilcnt_t
#define fstat64      fstat
#define fstatat64    fstatat
#define ino64_t      ino_t
#define lstat64      lstat
#define off64_t      off_t
#define stat64       stat
#endif

__TN_END_DECLS

#endif
