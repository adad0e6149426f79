/* SPDX-License-Identifier: MIT */
/* Types that more than one header must declare, once. A header defines __TN_NEED_x for each type x
 * it shows and includes this file, which therefore has no include guard. The layouts are ABI; so
 * are the tags, because C++ mangles them. */
#include <bits/abi.h>

/* tells kernel headers that time_t has 64 bits */
#define __USE_TIME_BITS64 1

#ifdef __TN_NEED_struct_timespec
#define __TN_NEED_time_t
#endif
#ifdef __TN_NEED_struct_timeval
#define __TN_NEED_time_t
#define __TN_NEED_suseconds_t
#endif
#ifdef __TN_NEED_struct_iovec
#define __TN_NEED_size_t
#endif

/* C language types */

#if defined(__TN_NEED_size_t) && !defined(__TN_HAVE_size_t)
#define __TN_HAVE_size_t
typedef unsigned long size_t;
#endif

#if defined(__TN_NEED_wchar_t) && !defined(__TN_HAVE_wchar_t)
#define __TN_HAVE_wchar_t
#ifndef __cplusplus
typedef __WCHAR_TYPE__ wchar_t;
#endif
#endif

#if defined(__TN_NEED_wint_t) && !defined(__TN_HAVE_wint_t)
#define __TN_HAVE_wint_t
typedef unsigned int wint_t;
#endif

#if defined(__TN_NEED_wctype_t) && !defined(__TN_HAVE_wctype_t)
#define __TN_HAVE_wctype_t
typedef unsigned long wctype_t;
#endif

#if defined(__TN_NEED_mbstate_t) && !defined(__TN_HAVE_mbstate_t)
#define __TN_HAVE_mbstate_t
typedef struct __mbstate_t {
    unsigned int __state[2];
} mbstate_t;
#endif

#if defined(__TN_NEED_va_list) && !defined(__TN_HAVE_va_list)
#define __TN_HAVE_va_list
typedef __builtin_va_list va_list;
#endif

#if defined(__TN_NEED_FILE) && !defined(__TN_HAVE_FILE)
#define __TN_HAVE_FILE
typedef struct _IO_FILE FILE;
#endif

#if defined(__TN_NEED_locale_t) && !defined(__TN_HAVE_locale_t)
#define __TN_HAVE_locale_t
typedef struct __locale_struct *locale_t;
#endif

#if defined(__TN_NEED_time_t) && !defined(__TN_HAVE_time_t)
#define __TN_HAVE_time_t
typedef long time_t;
#endif

#if defined(__TN_NEED_clock_t) && !defined(__TN_HAVE_clock_t)
#define __TN_HAVE_clock_t
typedef long clock_t;
#endif

/* integers of exact width */

#if defined(__TN_NEED_int8_t) && !defined(__TN_HAVE_int8_t)
#define __TN_HAVE_int8_t
typedef signed char int8_t;
#endif

#if defined(__TN_NEED_int16_t) && !defined(__TN_HAVE_int16_t)
#define __TN_HAVE_int16_t
typedef short int16_t;
#endif

#if defined(__TN_NEED_int32_t) && !defined(__TN_HAVE_int32_t)
#define __TN_HAVE_int32_t
typedef int int32_t;
#endif

#if defined(__TN_NEED_int64_t) && !defined(__TN_HAVE_int64_t)
#define __TN_HAVE_int64_t
typedef long int64_t;
#endif

#if defined(__TN_NEED_uint8_t) && !defined(__TN_HAVE_uint8_t)
#define __TN_HAVE_uint8_t
typedef unsigned char uint8_t;
#endif

#if defined(__TN_NEED_uint16_t) && !defined(__TN_HAVE_uint16_t)
#define __TN_HAVE_uint16_t
typedef unsigned short uint16_t;
#endif

#if defined(__TN_NEED_uint32_t) && !defined(__TN_HAVE_uint32_t)
#define __TN_HAVE_uint32_t
typedef unsigned int uint32_t;
#endif

#if defined(__TN_NEED_uint64_t) && !defined(__TN_HAVE_uint64_t)
#define __TN_HAVE_uint64_t
typedef unsigned long uint64_t;
#endif

#if defined(__TN_NEED_intptr_t) && !defined(__TN_HAVE_intptr_t)
#define __TN_HAVE_intptr_t
typedef long intptr_t;
#endif

/* files and processes */

#if defined(__TN_NEED_ssize_t) && !defined(__TN_HAVE_ssize_t)
#define __TN_HAVE_ssize_t
typedef long ssize_t;
#endif

#if defined(__TN_NEED_off_t) && !defined(__TN_HAVE_off_t)
#define __TN_HAVE_off_t
typedef long off_t;
#endif

#if defined(__TN_NEED_ino_t) && !defined(__TN_HAVE_ino_t)
#define __TN_HAVE_ino_t
typedef unsigned long ino_t;
#endif

#if defined(__TN_NEED_dev_t) && !defined(__TN_HAVE_dev_t)
#define __TN_HAVE_dev_t
typedef unsigned long dev_t;
#endif

#if defined(__TN_NEED_mode_t) && !defined(__TN_HAVE_mode_t)
#define __TN_HAVE_mode_t
typedef unsigned int mode_t;
#endif

#if defined(__TN_NEED_nlink_t) && !defined(__TN_HAVE_nlink_t)
#define __TN_HAVE_nlink_t
typedef __TN_NLINK_T nlink_t;
#endif

#if defined(__TN_NEED_blksize_t) && !defined(__TN_HAVE_blksize_t)
#define __TN_HAVE_blksize_t
typedef __TN_BLKSIZE_T blksize_t;
#endif

#if defined(__TN_NEED_blkcnt_t) && !defined(__TN_HAVE_blkcnt_t)
#define __TN_HAVE_blkcnt_t
typedef long blkcnt_t;
#endif

#if defined(__TN_NEED_fsblkcnt_t) && !defined(__TN_HAVE_fsblkcnt_t)
#define __TN_HAVE_fsblkcnt_t
typedef unsigned long fsblkcnt_t;
#endif

#if defined(__TN_NEED_fsfilcnt_t) && !defined(__TN_HAVE_fsfilcnt_t)
#define __TN_HAVE_fsfilcnt_t
typedef unsigned long fsfilcnt_t;
#endif

#if defined(__TN_NEED_pid_t) && !defined(__TN_HAVE_pid_t)
#define __TN_HAVE_pid_t
typedef int pid_t;
#endif

#if defined(__TN_NEED_uid_t) && !defined(__TN_HAVE_uid_t)
#define __TN_HAVE_uid_t
typedef unsigned int uid_t;
#endif

#if defined(__TN_NEED_gid_t) && !defined(__TN_HAVE_gid_t)
#define __TN_HAVE_gid_t
typedef unsigned int gid_t;
#endif

#if defined(__TN_NEED_id_t) && !defined(__TN_HAVE_id_t)
#define __TN_HAVE_id_t
typedef unsigned int id_t;
#endif

#if defined(__TN_NEED_key_t) && !defined(__TN_HAVE_key_t)
#define __TN_HAVE_key_t
typedef int key_t;
#endif

#if defined(__TN_NEED_useconds_t) && !defined(__TN_HAVE_useconds_t)
#define __TN_HAVE_useconds_t
typedef unsigned int useconds_t;
#endif

#if defined(__TN_NEED_suseconds_t) && !defined(__TN_HAVE_suseconds_t)
#define __TN_HAVE_suseconds_t
typedef long suseconds_t;
#endif

#if defined(__TN_NEED_clockid_t) && !defined(__TN_HAVE_clockid_t)
#define __TN_HAVE_clockid_t
typedef int clockid_t;
#endif

#if defined(__TN_NEED_timer_t) && !defined(__TN_HAVE_timer_t)
#define __TN_HAVE_timer_t
typedef void *timer_t;
#endif

#if defined(__TN_NEED_sa_family_t) && !defined(__TN_HAVE_sa_family_t)
#define __TN_HAVE_sa_family_t
typedef unsigned short sa_family_t;
#endif

#if defined(__TN_NEED_sigset_t) && !defined(__TN_HAVE_sigset_t)
#define __TN_HAVE_sigset_t
typedef struct __sigset_t {
    unsigned long __bits[16];
} sigset_t;
#endif

#if defined(__TN_NEED_struct_timespec) && !defined(__TN_HAVE_struct_timespec)
#define __TN_HAVE_struct_timespec
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
#endif

#if defined(__TN_NEED_struct_timeval) && !defined(__TN_HAVE_struct_timeval)
#define __TN_HAVE_struct_timeval
struct timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
};
#endif

#if defined(__TN_NEED_struct_iovec) && !defined(__TN_HAVE_struct_iovec)
#define __TN_HAVE_struct_iovec
struct iovec {
    void *iov_base;
    size_t iov_len;
};
#endif

#if defined(__TN_NEED_struct_winsize) && !defined(__TN_HAVE_struct_winsize)
#define __TN_HAVE_struct_winsize
struct winsize {
    unsigned short ws_row, ws_col;
    unsigned short ws_xpixel, ws_ypixel;
};
#endif

/* threads: opaque storage, zero is the initial state of all static initialisers */

#if defined(__TN_NEED_pthread_t) && !defined(__TN_HAVE_pthread_t)
#define __TN_HAVE_pthread_t
#ifdef __cplusplus
typedef unsigned long pthread_t;
#else
typedef struct __pthread *pthread_t;
#endif
#endif

#if defined(__TN_NEED_pthread_once_t) && !defined(__TN_HAVE_pthread_once_t)
#define __TN_HAVE_pthread_once_t
typedef int pthread_once_t;
#endif

#if defined(__TN_NEED_pthread_key_t) && !defined(__TN_HAVE_pthread_key_t)
#define __TN_HAVE_pthread_key_t
typedef unsigned int pthread_key_t;
#endif

#if defined(__TN_NEED_pthread_spinlock_t) && !defined(__TN_HAVE_pthread_spinlock_t)
#define __TN_HAVE_pthread_spinlock_t
typedef int pthread_spinlock_t;
#endif

#if defined(__TN_NEED_pthread_attr_t) && !defined(__TN_HAVE_pthread_attr_t)
#define __TN_HAVE_pthread_attr_t
typedef struct {
    union {
        int __i[14];
        void *__p[7];
    } __u;
} pthread_attr_t;
#endif

#if defined(__TN_NEED_pthread_mutex_t) && !defined(__TN_HAVE_pthread_mutex_t)
#define __TN_HAVE_pthread_mutex_t
typedef struct {
    union {
        int __i[10];
        void *__p[5];
    } __u;
} pthread_mutex_t;
#endif

#if defined(__TN_NEED_pthread_cond_t) && !defined(__TN_HAVE_pthread_cond_t)
#define __TN_HAVE_pthread_cond_t
typedef struct {
    union {
        int __i[12];
        void *__p[6];
    } __u;
} pthread_cond_t;
#endif

#if defined(__TN_NEED_pthread_rwlock_t) && !defined(__TN_HAVE_pthread_rwlock_t)
#define __TN_HAVE_pthread_rwlock_t
typedef struct {
    union {
        int __i[14];
        void *__p[7];
    } __u;
} pthread_rwlock_t;
#endif

#if defined(__TN_NEED_pthread_barrier_t) && !defined(__TN_HAVE_pthread_barrier_t)
#define __TN_HAVE_pthread_barrier_t
typedef struct {
    union {
        int __i[8];
        void *__p[4];
    } __u;
} pthread_barrier_t;
#endif

#if defined(__TN_NEED_pthread_mutexattr_t) && !defined(__TN_HAVE_pthread_mutexattr_t)
#define __TN_HAVE_pthread_mutexattr_t
typedef struct {
    unsigned int __attr;
} pthread_mutexattr_t;
#endif

#if defined(__TN_NEED_pthread_condattr_t) && !defined(__TN_HAVE_pthread_condattr_t)
#define __TN_HAVE_pthread_condattr_t
typedef struct {
    unsigned int __attr;
} pthread_condattr_t;
#endif

#if defined(__TN_NEED_pthread_barrierattr_t) && !defined(__TN_HAVE_pthread_barrierattr_t)
#define __TN_HAVE_pthread_barrierattr_t
typedef struct {
    unsigned int __attr;
} pthread_barrierattr_t;
#endif

#if defined(__TN_NEED_pthread_rwlockattr_t) && !defined(__TN_HAVE_pthread_rwlockattr_t)
#define __TN_HAVE_pthread_rwlockattr_t
typedef struct {
    unsigned int __attr[2];
} pthread_rwlockattr_t;
#endif
