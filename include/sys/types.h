/* SPDX-License-Identifier: MIT */
/* Data types (POSIX.1-2024 <sys/types.h>). */
#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_clock_t
#define __TN_NEED_ssize_t
#define __TN_NEED_off_t
#define __TN_NEED_ino_t
#define __TN_NEED_dev_t
#define __TN_NEED_mode_t
#define __TN_NEED_nlink_t
#define __TN_NEED_blksize_t
#define __TN_NEED_blkcnt_t
#define __TN_NEED_fsblkcnt_t
#define __TN_NEED_fsfilcnt_t
#define __TN_NEED_pid_t
#define __TN_NEED_uid_t
#define __TN_NEED_gid_t
#define __TN_NEED_id_t
#define __TN_NEED_key_t
#define __TN_NEED_useconds_t
#define __TN_NEED_suseconds_t
#define __TN_NEED_clockid_t
#define __TN_NEED_timer_t
#define __TN_NEED_pthread_t
#define __TN_NEED_pthread_once_t
#define __TN_NEED_pthread_key_t
#define __TN_NEED_pthread_spinlock_t
#define __TN_NEED_pthread_attr_t
#define __TN_NEED_pthread_mutex_t
#define __TN_NEED_pthread_cond_t
#define __TN_NEED_pthread_rwlock_t
#define __TN_NEED_pthread_barrier_t
#define __TN_NEED_pthread_mutexattr_t
#define __TN_NEED_pthread_condattr_t
#define __TN_NEED_pthread_barrierattr_t
#define __TN_NEED_pthread_rwlockattr_t
#if __TN_BSD
#define __TN_NEED_int8_t
#define __TN_NEED_int16_t
#define __TN_NEED_int32_t
#define __TN_NEED_int64_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

#if __TN_BSD
typedef char *caddr_t;
typedef unsigned char u_char;
typedef unsigned short u_short, ushort;
typedef unsigned int u_int, uint;
typedef unsigned long u_long, ulong;
__extension__ typedef long long quad_t;
__extension__ typedef unsigned long long u_quad_t;
typedef long register_t;
typedef unsigned char u_int8_t;
typedef unsigned short u_int16_t;
typedef unsigned int u_int32_t;
typedef unsigned long u_int64_t;
#endif

#ifdef _LARGEFILE64_SOURCE
#define blkcnt64_t   blkcnt_t
#define fsblkcnt64_t fsblkcnt_t
#define fsfilcnt64_t fsfilcnt_t
#define ino64_t      ino_t
#define off64_t      off_t
#endif

__TN_END_DECLS

#if __TN_BSD
#include <endian.h>
#include <sys/select.h>
#endif

#endif
