/* SPDX-License-Identifier: MIT */
/* File control (POSIX.1-2024 <fcntl.h>, open(2), fcntl(2)). */
#ifndef _FCNTL_H
#define _FCNTL_H

#include <features.h>
#define __TN_NEED_off_t
#define __TN_NEED_mode_t
#define __TN_NEED_pid_t
#if __TN_GNU
#define __TN_NEED_size_t
#define __TN_NEED_ssize_t
#define __TN_NEED_struct_iovec
#endif
#include <bits/types.h>
#include <bits/fcntl.h>
#include <bits/file_mode.h>

__TN_BEGIN_DECLS

struct flock {
    short l_type;
    short l_whence;
    off_t l_start;
    off_t l_len;
    pid_t l_pid;
};

int open(const char *, int, ...);
int openat(int, const char *, int, ...);
int creat(const char *, mode_t);
int fcntl(int, int, ...);
int posix_fadvise(int, off_t, off_t, int);
int posix_fallocate(int, off_t, off_t);

#define O_RDONLY  0
#define O_WRONLY  1
#define O_RDWR    2
#define O_SEARCH  O_PATH
#define O_EXEC    O_PATH
#define O_ACCMODE (3 | O_SEARCH)

#define O_RSYNC    O_SYNC
#define O_NDELAY   O_NONBLOCK
#define O_TTY_INIT 0
#define O_CREAT    0x40
#define O_EXCL     0x80
#define O_NOCTTY   0x100
#define O_TRUNC    0x200
#define O_APPEND   0x400
#define O_NONBLOCK 0x800
#define O_DSYNC    0x1000
#define O_ASYNC    0x2000
#define O_NOATIME  0x40000
#define O_CLOEXEC  0x80000
#define O_SYNC     0x101000
#define O_PATH     0x200000
#define O_TMPFILE  (0x400000 | O_DIRECTORY)

#define F_DUPFD         0
#define F_GETFD         1
#define F_SETFD         2
#define F_GETFL         3
#define F_SETFL         4
#define F_GETLK         5
#define F_SETLK         6
#define F_SETLKW        7
#define F_SETOWN        8
#define F_GETOWN        9
#define F_SETSIG        10
#define F_GETSIG        11
#define F_SETOWN_EX     15
#define F_GETOWN_EX     16
#define F_GETOWNER_UIDS 17
#define F_OFD_GETLK     36
#define F_OFD_SETLK     37
#define F_OFD_SETLKW    38
#define F_DUPFD_CLOEXEC 1030

#define FD_CLOEXEC 1

#define F_RDLCK 0
#define F_WRLCK 1
#define F_UNLCK 2

#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

#define AT_FDCWD            (-100)
#define AT_SYMLINK_NOFOLLOW 0x100
#define AT_REMOVEDIR        0x200
#define AT_EACCESS          0x200
#define AT_SYMLINK_FOLLOW   0x400

#define POSIX_FADV_NORMAL     0
#define POSIX_FADV_RANDOM     1
#define POSIX_FADV_SEQUENTIAL 2
#define POSIX_FADV_WILLNEED   3
#define POSIX_FADV_DONTNEED   4
#define POSIX_FADV_NOREUSE    5

#if __TN_BSD
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4

#define F_ULOCK 0
#define F_LOCK  1
#define F_TLOCK 2
#define F_TEST  3

#define FAPPEND   O_APPEND
#define FFSYNC    O_SYNC
#define FASYNC    O_ASYNC
#define FNONBLOCK O_NONBLOCK
#define FNDELAY   O_NDELAY

#define AT_STATX_SYNC_AS_STAT 0x0
#define AT_NO_AUTOMOUNT       0x800
#define AT_EMPTY_PATH         0x1000
#define AT_STATX_FORCE_SYNC   0x2000
#define AT_STATX_DONT_SYNC    0x4000
#define AT_STATX_SYNC_TYPE    0x6000
#define AT_RECURSIVE          0x8000

#define F_SETLEASE         1024
#define F_GETLEASE         1025
#define F_NOTIFY           1026
#define F_CANCELLK         1029
#define F_SETPIPE_SZ       1031
#define F_GETPIPE_SZ       1032
#define F_ADD_SEALS        1033
#define F_GET_SEALS        1034
#define F_GET_RW_HINT      1035
#define F_SET_RW_HINT      1036
#define F_GET_FILE_RW_HINT 1037
#define F_SET_FILE_RW_HINT 1038

#define F_SEAL_SEAL         0x1
#define F_SEAL_SHRINK       0x2
#define F_SEAL_GROW         0x4
#define F_SEAL_WRITE        0x8
#define F_SEAL_FUTURE_WRITE 0x10

#define DN_ACCESS    0x1
#define DN_MODIFY    0x2
#define DN_CREATE    0x4
#define DN_DELETE    0x8
#define DN_RENAME    0x10
#define DN_ATTRIB    0x20
#define DN_MULTISHOT 0x80000000U

#define RWF_WRITE_LIFE_NOT_SET 0
#define RWH_WRITE_LIFE_NONE    1
#define RWH_WRITE_LIFE_SHORT   2
#define RWH_WRITE_LIFE_MEDIUM  3
#define RWH_WRITE_LIFE_LONG    4
#define RWH_WRITE_LIFE_EXTREME 5
int lockf(int, int, off_t);
#endif

#if __TN_GNU
#define F_OWNER_TID  0
#define F_OWNER_PID  1
#define F_OWNER_PGRP 2
#define F_OWNER_GID  F_OWNER_PGRP
struct f_owner_ex {
    int type;
    pid_t pid;
};

#define MAX_HANDLE_SZ 128
struct file_handle {
    unsigned handle_bytes;
    int handle_type;
    __extension__ unsigned char f_handle[];
};

#define loff_t off_t

#define FALLOC_FL_KEEP_SIZE         1
#define FALLOC_FL_PUNCH_HOLE        2
#define SYNC_FILE_RANGE_WAIT_BEFORE 1
#define SYNC_FILE_RANGE_WRITE       2
#define SYNC_FILE_RANGE_WAIT_AFTER  4
#define SPLICE_F_MOVE               1
#define SPLICE_F_NONBLOCK           2
#define SPLICE_F_MORE               4
#define SPLICE_F_GIFT               8

int fallocate(int, int, off_t, off_t);
ssize_t readahead(int, off_t, size_t);
int sync_file_range(int, off_t, off_t, unsigned int);
ssize_t splice(int, off_t *, int, off_t *, size_t, unsigned int);
ssize_t tee(int, int, size_t, unsigned int);
ssize_t vmsplice(int, const struct iovec *, size_t, unsigned int);
int name_to_handle_at(int, const char *, struct file_handle *, int *, int);
int open_by_handle_at(int, struct file_handle *, int);
#endif

#ifdef _LARGEFILE64_SOURCE
#define F_GETLK64         F_GETLK
#define F_SETLK64         F_SETLK
#define F_SETLKW64        F_SETLKW
#define creat64           creat
#define flock64           flock
#define lockf64           lockf
#define off64_t           off_t
#define open64            open
#define openat64          openat
#define posix_fadvise64   posix_fadvise
#define posix_fallocate64 posix_fallocate
#endif

__TN_END_DECLS

#endif
